import { normalizedSchema } from './normalizedSchema';
import type { OpenApi, Schema } from './OpenApi';

export interface Discriminator {
  /** The field that discriminates the types. */
  field: string;
  /** Its value for each type, in the same order. */
  values: string[];
}

/** Returns the value of `const`, or of an enum with one value. */
function constantOf(document: OpenApi, given: Schema | undefined): string | null {
  if (!given) return null;
  const { schema } = normalizedSchema(document, given);
  const value = schema.const ?? (schema.enum?.length === 1 ? schema.enum[0] : undefined);
  return typeof value === 'string' ? value : null;
}

function declaredDiscriminator(
  document: OpenApi,
  schema: Schema,
  members: readonly Schema[],
): Discriminator | null {
  const { propertyName: field, mapping } = schema.discriminator ?? {};
  if (field === undefined) return null;
  const values = members.map((member) => {
    const mapped = Object.entries(mapping ?? {}).find(
      ([, ref]) => member.$ref === ref || member.$ref?.endsWith(`/${ref}`),
    );
    const own = normalizedSchema(document, member).schema.properties?.[field];
    return mapped?.[0] ?? constantOf(document, own) ?? member.$ref?.replace(/^.*\//, '') ?? '';
  });
  return { field, values };
}

/**
 * Returns how types are discriminated: by the declared discriminator, or by a field with a different constant in
 * each.
 */
export function discriminatorOf(document: OpenApi, schema: Schema): Discriminator | null {
  const members = schema.oneOf ?? [];
  const records = members.map((member) => normalizedSchema(document, member).schema.properties);
  if (!records.every((properties) => properties && Object.keys(properties).length > 0)) return null;
  const named = declaredDiscriminator(document, schema, members);
  if (named) return new Set(named.values).size === members.length ? named : null;
  for (const field of Object.keys(records[0] ?? {})) {
    const values = records.map((properties) => constantOf(document, properties?.[field]));
    if (values.every((value) => value !== null) && new Set(values).size === values.length) {
      return { field, values };
    }
  }
  return null;
}
