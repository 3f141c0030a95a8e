import { telling } from '../../i18n/longTable/telling';
import { Menu } from '../Menu';
import type { LongTableApp } from './app';

/** The menu of the table. */
export const TableMenu = ({ app }: { app: LongTableApp }) => (
  <Menu app={app} telling={telling} noRules>
    {null}
  </Menu>
);
