import type en from '../en/keys';
import type { Texts } from '../shape';

export default {
  title: 'Klávesy',
  hint: 'Vyber klávesu a změň ji.',
  press: 'Stiskni novou klávesu; Escape ji nechá být.',
  only: 'Jen písmeno, číslice nebo znaménko.',
  taken: '„{key}“ už má práci: {what}.',
  reset: 'Jak to bylo',
  always:
    'Vždycky: Tab jde dál, Enter stiskne, Escape odloží, Shift s klávesou zpět to zopakuje. Ve hře v ruce F přehodí páčku útraty, M zvedne mapu, mezerník ukáže rub karty, E ukončí tah, 0 vynechá akci a Enter přitiskne pečeť. Číslo karty zvedne její horní polovinu a podruhé dolní; šipky nahoru a dolů vybírají polovinu, Tab a šipky do stran ji vedou od cíle k cíli, B z ní udělá základní akci, Enter ji pustí, Escape ji vrátí. Na zranění se odpovídá T (přijmout), X (zničit kartu) nebo C (odhodit dvě) a mezerník přitiskne pečeť. U dlouhého stolu číslice vybírají karty podle místa a pak odpovědi, 0 vynechává, odmítá nebo ukončuje, mezerník přitiskne pečeť, X vymění vedoucí kartu, šipky vodí kurzor po mapě, N ho přivede k tomu, co jde vybrat, tečka zpět k hrdinovi a Enter tam jedná; Q a E otáčejí oblast, +, −, M a Shift se šipkou jsou pro mapu.',
  draw: 'Vytáhnout kartu modifikátoru',
  action: {
    roll: 'Hodit pravítkem',
    card1: 'Karta 1',
    card2: 'Karta 2',
    card3: 'Karta 3',
    card4: 'Karta 4',
    undo: 'Zpět',
    redo: 'Provést znovu',
    hint: 'Zeptat se na radu',
    log: 'Co se stalo',
    menu: 'Menu',
    explain: 'Co to je?',
  },
} satisfies Texts<typeof en>;
