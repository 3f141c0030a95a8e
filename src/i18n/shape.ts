/** Defines the type of a translated chapter: the keys of the English chapter, but with any plural forms. */
type Plural = `${string}_${'one' | 'few' | 'many' | 'other'}`;

export type Texts<T> = {
  readonly [K in keyof T as K extends Plural ? never : K]: T[K] extends string ? string : Texts<T[K]>;
} & {
  readonly [K in Plural]?: string;
};
