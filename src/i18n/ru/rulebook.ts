import type english from '../en/rulebook';
import type { Texts } from '../shape';

export default {
  ruling: 'Толкование',
  rulingWhy:
    '«Толкование» стоит там, где книга правил молчит или говорит двояко; так, как здесь сказано, и играют в этой игре.',
  search: 'Поиск в правилах',
  searchHint: 'Слово или номер, например R16.2. Опечатки прощаются.',
  contents: 'Содержание',
  found_one: '{count} правило',
  found_few: '{count} правила',
  found_many: '{count} правил',
  found_other: '{count} правил',
  nothing: 'Такого правила нет. Король бы одобрил.',
  related: 'См. также',
  print: 'Печать',
} satisfies Texts<typeof english>;
