/** The texts around the rules in the reference: search, contents, and the label of rulings. */
export default {
  ruling: 'Ruling',
  rulingWhy: '“Ruling” marks what the rule book leaves open or says in two ways, and how it is played here.',
  search: 'Search the rules',
  searchHint: 'A word, or a number such as R16.2. Typing errors are forgiven.',
  contents: 'Contents',
  found_one: '{count} rule',
  found_other: '{count} rules',
  nothing: 'No rule says that. The king would approve.',
  related: 'See also',
  print: 'Print',
};
