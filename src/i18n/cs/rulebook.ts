import type english from '../en/rulebook';
import type { Texts } from '../shape';

export default {
  ruling: 'Výklad',
  rulingWhy: '„Výklad“ stojí tam, kde kniha pravidel mlčí nebo říká dvojí, a říká, jak se to hraje tady.',
  search: 'Hledat v pravidlech',
  searchHint: 'Slovo nebo číslo, třeba R16.2. Překlepy se promíjejí.',
  contents: 'Obsah',
  found_one: '{count} pravidlo',
  found_few: '{count} pravidla',
  found_many: '{count} pravidla',
  found_other: '{count} pravidel',
  nothing: 'Takové pravidlo není. Král by byl rád.',
  related: 'Viz též',
  print: 'Tisk',
} satisfies Texts<typeof english>;
