import { resolve, type OpenApi, type Schema } from './OpenApi';

const typesOf = ({ type }: Schema): string[] => (type === undefined ? [] : [type].flat());

const isNull = (schema: Schema): boolean => {
  const types = typesOf(schema);
  return (types.length === 1 && types[0] === 'null') || schema.const === null;
};

export interface NormalizedSchema {
  /** Without null, and with `allOf` merged. */
  schema: Schema;
  nullable: boolean;
  /** The last reference followed, which names the type. */
  ref: string | null;
}

/** Resolves references, merges `allOf` and separates null from a schema. */
export function normalizedSchema(document: OpenApi, given: Schema): NormalizedSchema {
  const found = resolve(document, given);
  const ref = given.$ref ?? null;
  const several = variantsOf(document, found);
  if (several) {
    const present = several.filter((each) => !isNull(resolve(document, each)));
    const [only, more] = present;
    const nullable = found.nullable === true || present.length < several.length;
    if (only && !more && !found.properties) {
      const inner = normalizedSchema(document, only);
      return { ...inner, nullable: nullable || inner.nullable };
    }
    return { schema: { ...found, oneOf: present }, nullable, ref };
  }
  if (found.allOf) return { ...merged(document, found, found.allOf), ref: ref ?? onlyRef(found) };
  const types = typesOf(found);
  const rest = types.filter((type) => type !== 'null');
  const values = found.enum ?? (found.const === undefined ? undefined : [found.const]);
  const nonNullValues = values?.filter((value) => value !== null);
  const isIn = values?.includes(null) ?? false;
  return {
    schema: {
      ...found,
      ...(found.oneOf && { oneOf: undefined, anyOf: found.oneOf }),
      ...(rest.length > 0 && { type: rest.length === 1 ? rest[0] : rest }),
      ...(nonNullValues && { enum: nonNullValues }),
      ...(rest.length === 0 &&
        nonNullValues?.[0] !== undefined &&
        nonNullValues.every(isText) && { type: 'string' }),
    },
    nullable: found.nullable === true || rest.length < types.length || isIn,
    ref,
  };
}

const isText = (value: unknown): boolean => typeof value === 'string';

/** Ignores variants that only list which of the object's own fields are required together. */
function variantsOf(document: OpenApi, found: Schema): Schema[] | undefined {
  const several = found.oneOf ?? found.anyOf;
  const isPlain = (each: Schema): boolean => {
    const { type, properties, ...rest } = resolve(document, each);
    return !properties && type !== 'null' && Object.keys(rest).every((key) => key === 'required');
  };
  return found.properties && several?.every(isPlain) ? undefined : several;
}

const onlyRef = ({ allOf = [], properties }: Schema): string | null =>
  allOf.length === 1 && !properties ? (allOf[0]?.$ref ?? null) : null;

function merged(
  document: OpenApi,
  own: Schema,
  parts: readonly Schema[],
): Omit<NormalizedSchema, 'ref'> {
  const rest = { ...own, allOf: undefined };
  const all = [...parts.map((part) => normalizedSchema(document, part).schema), rest];
  return {
    nullable:
      own.nullable === true || parts.every((part) => normalizedSchema(document, part).nullable),
    schema: all.reduce<Schema>(
      (sum, schema) => ({
        ...sum,
        ...schema,
        ...((sum.properties || schema.properties) && {
          properties: { ...sum.properties, ...schema.properties },
        }),
        required: [...(sum.required ?? []), ...(schema.required ?? [])],
      }),
      {},
    ),
  };
}
