/**
 * Map 8, the Still: 45 hexes on two floors. Above is a walled yard of 20 hexes with the still in its middle and a gate on each side. Below
 * are the cellars: three rooms in a row with doors between them. A ladder joins the floors at '&'.
 *
 * Orange scenario: only the yard is used; the raiders enter at the gates. '1' Writ Hound, '2' Court Duellist, '3' Wax Guard, '4' Court
 * Duellist. Blue scenario: the hero goes down the ladder, to the far cellar and back. '5' Shuffler, '6' Compounder, '7' Tally Crow, 'O' the
 * gem, '*' the widows' box. Terrain: X barrels, H spilt spirit, T trapdoors.
 */
import { parseBoard } from '../../../rules/core/board';

export const STILL = parseBoard(`
#   .   3   .
  .   .   X   .
2   .       H
  X       .   1
.   H   .   4
  .   @   T -
           /€
          .   .
        .   H
          &   X
O   7       D
  €
.   .       .
  X       T
€   .   X   .
  6   D   .   *
        5
`);
