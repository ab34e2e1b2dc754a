import type { FieldsOf } from '../../content/schemaTypes';
import type { Rich } from '../../platform/scalars';

/** Fields that are made for a record: its key, its place in the order of the list. */
type Made = 'documentId' | 'order';

type Name<Type> = Exclude<keyof FieldsOf<Type>, Made> & keyof Type;

type Promised<Type> = {
  [Key in Name<Type>]: null extends Type[Key] ? never : Key;
}[Name<Type>];

/** Rich text is written in the small markup of `toBlocks`. */
type Written<Value> = Value extends Rich
  ? string
  : Value extends (infer Word)[]
    ? readonly Word[]
    : Value;

/**
 * The values of a sample record, as the schema has them: what it promises must be given, what may be null
 * may be left out. `Elsewhere` are fields that the loader makes of others.
 */
export type SampleOf<Type, Elsewhere extends keyof Type = never> = {
  readonly [Key in Exclude<Promised<Type>, Elsewhere>]: Written<Type[Key]>;
} & {
  readonly [Key in Exclude<Name<Type>, Promised<Type> | Elsewhere>]?: Written<
    NonNullable<Type[Key]>
  >;
};
