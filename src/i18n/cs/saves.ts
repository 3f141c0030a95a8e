import type en from '../en/saves';
import type { Texts } from '../shape';

export default {
  title: 'Uložené hry',
  hint: 'Export, import, zálohy',
  elsewhere: {
    title: 'Otevřeno v jiné kartě',
    text: 'Tato kampaň se právě hraje v jiné kartě. Zapisovat ji může jen jedna.',
    takeOver: 'Hrát tady',
  },
  taken: 'Tato kampaň se teď hraje v jiné kartě. Tady se už nic neukládá.',
  relaid: 'Scénář na stole nepřežil aktualizaci hry: začíná znovu. Stará uložená hra je v zálohách.',
  mended: 'Událost nebo volbu v této kampani nešlo dokončit, a tak byla vynechána. Stará uložená hra je v zálohách.',
  tableFull:
    'Uložená hra má místo na 5 000 příkazů jednoho scénáře a všechny už padly. Vezmi některé zpět, nebo scénář v menu vzdej.',
  pictureLost: 'Grafická karta pustila obraz. Měl by se sám vrátit; hra je uložená. Pokud ne, načti stránku znovu.',
  failed: 'Poslední tah není uložený. {why}',
  broken: 'Uloženou hru nelze otevřít. {why} Nic nebylo smazáno.',
  fault: {
    absent: 'Žádná uložená hra tu není.',
    storage: 'Prohlížeč odepřel úložiště ({detail}).',
    full: 'Úložiště je plné. Uvolni místo, nebo kampaň exportuj z menu.',
    elsewhere: 'Tuto kampaň hraje jiná karta.',
    notText: 'Není to text.',
    tooLong: 'Na naši hru je to příliš dlouhé.',
    notCode: 'Není to text, který tato hra exportovala.',
    notJson: 'Text je poškozený, nebo není z téhle hry.',
    tooDeep: 'Je to zanořené příliš hluboko{where}.',
    forbiddenKey: 'Je v tom pole, které tam být nesmí{where}.',
    checksum: 'Cestou se to poškodilo nebo změnilo.',
    future: 'Pochází to z pozdější verze hry. Načti stránku znovu, aby se aktualizovala.',
    invalid: 'Něco v tom nedává smysl{where}.',
    single: 'Je to samostatná hra, ne kampaň: začíná se na svém místě.',
    contentGone: 'Potřebuje to něco, co tato hra nemá ({detail}). Až se to vrátí, půjde to zase otevřít.',
    unknownMode: 'Je to z režimu, který tato hra nemá ({detail}). Až tu bude, půjde to otevřít.',
  },
} satisfies Texts<typeof en>;
