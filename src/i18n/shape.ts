/** The shape that a language must have: that of English; plurals may have more forms. */
type Plural = `${string}_${'one' | 'few' | 'many' | 'other'}`;

export type Texts<T> = {
  readonly [K in keyof T as K extends Plural ? never : K]: T[K] extends string ? string : Texts<T[K]>;
} & {
  readonly [K in Plural]?: string;
};
