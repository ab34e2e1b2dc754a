import type { FieldsOf } from '../../content/records/schemaTypes';
import type { Rich } from '../../platform/scalars';

type GeneratedField = 'documentId' | 'order';

type Name<Type> = Exclude<keyof FieldsOf<Type>, GeneratedField> & keyof Type;

type Promised<Type> = {
  [Key in Name<Type>]: null extends Type[Key] ? never : Key;
}[Name<Type>];

type Written<Value> = Value extends Rich
  ? string
  : Value extends (infer Word)[]
    ? readonly Word[]
    : Value;

/** Non-null fields are required. `Elsewhere` names fields set by the loader. `typeRules` checks it. */
export type SampleOf<Type, Elsewhere extends keyof Type = never> = {
  readonly [Key in Exclude<Promised<Type>, Elsewhere>]: Written<Type[Key]>;
} & {
  readonly [Key in Exclude<Name<Type>, Promised<Type> | Elsewhere>]?: Written<
    NonNullable<Type[Key]>
  > | null;
};
