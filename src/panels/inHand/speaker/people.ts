/** Lists the people who have a portrait: the speakers between scenarios and in the shop. */
export const PEOPLE = ['tansy', 'quill', 'brill', 'mire', 'gage', 'pim'] as const;
export type Person = (typeof PEOPLE)[number];
