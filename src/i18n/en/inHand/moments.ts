/** What is said on the table for a moment: who comes in. */
export default {
  boss: {
    foremanGrubb: 'The dead do not tire, so they must be made to. His list he does not lend.',
    auditor: 'Every hundred years he checks the Counting House, and every hundred years there is a new one.',
    motherMire: 'Landlady of the fen. One glass of hers, and you forget what you owe, and to whom.',
    dargoth: 'The first Chancellor and the last debtor. He has been working it off ever since.',
    kingOsbert: 'The Solvent, fourth of his name. He would be charmed to receive your things.',
    signature: 'It is only his name, in his own hand. It has never needed more than that.',
  },
};
