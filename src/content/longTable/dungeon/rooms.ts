/** Room cards of the random dungeon (L34.2; docs/CONTENT-LONG.md, section 9). */
import type { WrittenRoom } from '../written';

const PRINTED = [
  {
    id: 'countingRoom',
    entrance: 'A',
    exit: 'B',
    minor: 'money in it is looted only by Loot abilities',
    major: 'its monsters have Shield 1 until the end of the round in which it is opened',
    map: `
        ..A...B.
        e.C.o.D.
       ..E...Fx
       ..GoHo.I
      .J.K..L.
    `,
  },
  {
    id: 'cellar',
    entrance: 'B',
    exit: 'A',
    minor: 'difficult terrain costs 3',
    major: 'each hero gets Muddle',
    map: `
        e.dA.B
        .CdoD.
       EdF.dG
       .HoId.
      JK.L.x
    `,
  },
  {
    id: 'cloakroom',
    entrance: 'A',
    exit: 'A',
    minor: 'the opener discards a card of choice',
    major: 'each hero turns one unspent item to spent',
    map: `
        .A.B.C.
        eo.o.oD
       .E.F.G.
       Ho.o.ox
      .I.JKL.
    `,
  },
  {
    id: 'dryingYard',
    entrance: 'B',
    exit: 'B',
    minor: 'no attack of a hero has more than Range 3',
    major: 'every figure gets Muddle',
    map: `
        e..A..B.
        .C.dDd..
       E.dd.F.G
       .HdId.J.
      K...L..x
    `,
  },
  {
    id: 'weighbridge',
    entrance: 'A',
    exit: 'B',
    minor: 'the opener suffers 1',
    major: 'each hero suffers 2',
    map: `
        ..A.oB..
        e.C.oD.x
       ..E..F..
       .GH.oI..
      .J..oKL.
    `,
  },
  {
    id: 'slip',
    entrance: 'B',
    exit: 'A',
    minor: 'pushes and pulls on heroes are 1 longer',
    major: 'at the end of each round each hero goes 1 hex nearer to the exit, if one is free',
    map: `
        eh.A.hB.
        ..C.D..E
       .hFh.Gh.
       H.I.J..x
      .K.hL.h.
    `,
  },
  {
    id: 'chapelOfEase',
    entrance: 'A',
    exit: 'A',
    minor: 'no short rest in the round in which it is opened',
    major: 'heals do 1 less',
    map: `
        .A.oB.
        e.C.D.
       .EooF.
       G.H.Ix
      .JoKL.
    `,
  },
  {
    id: 'sortingFloor',
    entrance: 'B',
    exit: 'B',
    minor: 'the opener gets Curse',
    major: 'each hero gets Curse',
    map: `
        e.oA.oB.
        ..C..D..
       .Eo.Fo.G
       H..I..J.
      .Ko..oLx
    `,
  },
  {
    id: 'loft',
    entrance: 'A',
    exit: 'B',
    minor: 'traps do 1 more',
    major: 'in the round in which it is opened only the opener may enter',
    map: `
        tA.B.t.
        e.C.D.E
       .Ft.tG.
       H.I.J.x
      t.K.L.t
    `,
  },
  {
    id: 'committeeRoom',
    entrance: 'B',
    exit: 'A',
    minor: 'its monsters Heal 1 at the end of the round in which it is opened',
    major: 'its monsters act first in the round after it is opened',
    map: `
        .A...B.
        eCoooD.
       .Eooo.F
       GHoooI.
      .J.K.Lx
    `,
  },
] as const satisfies readonly WrittenRoom[];

export const ROOMS: readonly WrittenRoom[] = PRINTED;

export type PrintedRoomId = (typeof PRINTED)[number]['id'];
