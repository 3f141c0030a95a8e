/** The type of a chapter in any language: the shape of the English one, with more plural forms allowed. */
type Plural = `${string}_${'one' | 'few' | 'many' | 'other'}`;

export type Texts<T> = {
  readonly [K in keyof T as K extends Plural ? never : K]: T[K] extends string ? string : Texts<T[K]>;
} & {
  readonly [K in Plural]?: string;
};
