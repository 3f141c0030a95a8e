/** Lists the people who have a portrait: the speakers of the texts before and after scenarios, and in the shop. */
export const PEOPLE = ['tansy', 'quill', 'brill', 'mire', 'gage', 'pim'] as const;
export type Person = (typeof PEOPLE)[number];
