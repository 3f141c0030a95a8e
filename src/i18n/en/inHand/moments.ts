/** The texts about people: announcements of bosses on the table, and the speakers of the story. */
export default {
  boss: {
    foremanGrubb: 'The dead do not tire, so they must be made to. His list he does not lend.',
    auditor: 'Every hundred years he checks the Counting House, and every hundred years there is a new one.',
    motherMire: 'Landlady of the fen. One glass of hers, and you forget what you owe, and to whom.',
    dargoth: 'The first Chancellor and the last debtor. He has been working it off ever since.',
    kingOsbert: 'The Solvent, fourth of his name. He would be charmed to receive your things.',
    signature: 'It is only his name, in his own hand. It has never needed more than that.',
  },
  /** The speakers of the story before and after the scenarios: the name under each portrait, and a description of the portrait. */
  person: {
    tansy: {
      name: 'Tansy',
      seen: 'Portrait: a young woman with long wet hair, tired eyes and a red ribbon.',
    },
    quill: {
      name: 'Lady Quill',
      seen: 'Portrait: a narrow lady in pince-nez, a quill in her hair, her collar made of ledger pages.',
    },
    brill: {
      name: 'Sexton Brill',
      seen: 'Portrait: an old gravedigger with a broad hat, a white beard and a lantern.',
    },
    mire: {
      name: 'Mother Mire',
      seen: 'Portrait: a broad landlady who winks over a glass with a slice of lime.',
    },
    gage: {
      name: 'Old Gage',
      seen: 'Portrait: an old woman in a cap and half-moon glasses, who does not look up.',
    },
    pim: {
      name: 'Pim Gage',
      seen: 'Portrait: a girl with wide eyes and two plaits, a pencil behind her ear and a ticket in her hand.',
    },
  },
};
