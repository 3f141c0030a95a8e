/** Generates the tables of docs/CONTENT.md: campaign, pages, monsters, items, the heroes' cards, HP cards and maps. */
import { campaignTable, mapsTable, pagesTable, wantedItemsTable } from './inHandCampaign';
import { faceTables, foeHpTable, heroHpTables, itemTables, monsterHpTable, monsterTables } from './inHandCards';

/** Returns every generated part of docs/CONTENT.md, by the name in its marker. */
export const inHandTables = (): Readonly<Record<string, string>> => ({
  campaign: campaignTable(),
  pages: pagesTable(),
  ...monsterTables(),
  ...itemTables(),
  wanted: wantedItemsTable(),
  ...faceTables(),
  ...heroHpTables(),
  monsterHp: monsterHpTable(),
  foeHp: foeHpTable(),
  maps: mapsTable(),
});
