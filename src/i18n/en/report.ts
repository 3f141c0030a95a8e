/** The texts of the sheet with which the player reports a problem. */
export default {
  title: 'Something went wrong?',
  about:
    'This copies what happened: version, screen, browser and the game on the table, move by move. No name, nothing is sent; hand it to whoever looks after the game.',
  question: 'What did you do, what did you expect, and what came?',
  subject: 'Gloomholdin’: something went wrong',
  copy: 'Copy the report',
  mail: 'Write a letter',
  copied: 'Copied.',
  notCopied: 'The browser would not: open the text below and copy it by hand.',
  look: 'What is in it',
} as const;
