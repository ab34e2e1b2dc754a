import { normalizedSchema } from './normalizedSchema';
import type { OpenApi, Schema } from './OpenApi';

export interface Discriminator {
  /** The field that tells the types apart. */
  field: string;
  /** Its value for each type, in their sequence. */
  values: string[];
}

/** `const`, or an enum of one. */
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

/** How records of several types are told apart: by the discriminator, or by a field with one word in each. */
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
