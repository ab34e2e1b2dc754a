import { isAbstractType, getNamedType, type GraphQLSchema } from 'graphql';
import { isComputed, isContentType, recordTypeOf } from './contentTypes';
import type { SelectedField, SelectedRecord } from './selections';

/** Returns the selected record, or the items of a page; undefined if they are not selected. */
function contentOf(field: SelectedField): SelectedRecord | undefined {
  const [record] = field.records ?? [];
  if (record?.type === recordTypeOf(field.type)) return record;
  return record?.fields.find(({ name }) => name === 'items')?.records?.[0];
}

/** Lists the selected relations: `cover`, `orderOptionGroup.options`. */
function partsOf(schema: GraphQLSchema, { type, fields }: SelectedRecord): string[] {
  return fields.flatMap(({ name, type: part, records }) => {
    if (!records || isComputed(schema, type, name)) return [];
    // Strapi returns the components of a dynamic zone whole.
    const below = isAbstractType(getNamedType(part))
      ? []
      : records.flatMap((record) => partsOf(schema, record));
    return below.length > 0 ? below.map((path) => `${name}.${path}`) : [name];
  });
}

/**
 * Returns the Strapi query for the selected fields (`fields=title,slug&populate=category`); empty if the type is not
 * a content type.
 */
export function contentQuery(schema: GraphQLSchema, field: SelectedField): string {
  if (!isContentType(schema, field.type)) return '';
  const record = contentOf(field);
  const columns = (record?.fields ?? [])
    .filter(({ name, records }) => !records && !['__typename', 'documentId'].includes(name))
    .map(({ name }) => name)
    .filter((name) => record && !isComputed(schema, record.type, name));
  const parts = record ? partsOf(schema, record) : [];
  const list = (names: readonly string[]): string => [...new Set(names)].join(',');
  const fields = `fields=${list(columns) || 'documentId'}`;
  return parts.length > 0 ? `${fields}&populate=${list(parts)}` : fields;
}
