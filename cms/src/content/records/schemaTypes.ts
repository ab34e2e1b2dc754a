import type { ComponentUids, ComputedFields } from '../../generated/types';
import type { FieldType, Part } from './ContentView';
import type { Rich } from '../../platform/scalars';

type NameOf<Type> = Type extends { __typename?: infer Name } ? NonNullable<Name> : never;

type Computed<Type> =
  NameOf<Type> extends keyof ComputedFields ? ComputedFields[NameOf<Type>] : never;

type Stored<Type> = Exclude<keyof Type, '__typename' | Computed<Type>>;

type BrandOf<Value> = Value extends { readonly kind?: infer Kind }
  ? unknown extends Kind
    ? undefined
    : NonNullable<Kind>
  : undefined;

type Branded<Value, Plain> = BrandOf<Value> extends FieldType ? BrandOf<Value> : Plain;

/** `never` for records. */
type KindOf<Value> = [Value] extends [boolean]
  ? 'boolean'
  : [Value] extends [number]
    ? Branded<Value, 'number'>
    : [Value] extends [string]
      ? Branded<Value, string extends Value ? 'text' : 'word'>
      : [Value] extends [Rich]
        ? 'rich'
        : [Value] extends [readonly string[]]
          ? 'list'
          : never;

type IsPart<Value> = [KindOf<NonNullable<Value>>] extends [never] ? true : false;

type FieldName<Type> = {
  [Name in Stored<Type>]: IsPart<Type[Name]> extends true ? never : Name;
}[Stored<Type>];

type PartName<Type> = Exclude<Stored<Type>, FieldName<Type>>;

export type FieldsOf<Type> = {
  readonly [Name in FieldName<Type>]: KindOf<NonNullable<Type[Name]>>;
};

export type PartsOf<Type> = {
  readonly [Name in PartName<Type>]: PartOf<NonNullable<Type[Name]>>;
};

type PartOf<Value> = Value extends readonly (infer Entry)[]
  ? EntryPart<Entry> & { readonly many: true }
  : PartView<Value> & { readonly many?: false };

/** Long texts may be omitted from records in a list. */
type EntryPart<Entry> =
  IsUnion<Entry> extends true
    ? Part & { readonly variants: VariantsOf<Entry> }
    : Entry extends { documentId: unknown }
      ? Part & {
          readonly fields: WithoutRich<FieldsOf<Entry>>;
          readonly parts?: Partial<PartsOf<Entry>>;
        }
      : PartView<Entry>;

type WithoutRich<Fields> = {
  readonly [Name in keyof Fields as Fields[Name] extends 'rich' ? never : Name]: Fields[Name];
};

type PartView<Value> = Part & {
  readonly fields: FieldsOf<Value>;
} & ([PartName<Value>] extends [never] ? unknown : { readonly parts: PartsOf<Value> });

/** Variants of a dynamic zone; one with `show` differs from its stored form. */
type VariantsOf<Union> = {
  readonly [Name in NameOf<Union> & keyof ComponentUids as ComponentUids[Name]]:
    | (Part & { readonly show: object })
    | PartView<Extract<Union, { __typename?: Name }>>;
};

type IsUnion<Type, Whole = Type> = Type extends unknown
  ? [Whole] extends [Type]
    ? false
    : true
  : never;
