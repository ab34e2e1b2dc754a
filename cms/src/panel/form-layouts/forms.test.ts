import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Form } from './Form';
import { formOf, headingOf, fieldTextOf } from './forms';
import { valueLabels } from './values';

interface Attribute {
  type: string;
  visible?: boolean;
  enum?: readonly string[];
}

interface Schema {
  attributes: Record<string, Attribute>;
  pluginOptions?: { 'content-manager'?: { visible?: boolean } };
}

const source = fileURLToPath(new URL('../../', import.meta.url));

/** `api/order/content-types/order-line/schema.json` → `api::order.order-line`. */
function uidOf(path: string): string {
  const [folder, name, , type] = dirname(path).split('/');
  if (folder === 'api') return `api::${name}.${type}`;
  if (folder === 'extensions') return `plugin::${name}.${type}`;
  return path
    .replace(/^components\//, '')
    .replace('.json', '')
    .replace('/', '.');
}

const schemas = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /schema\.json$|^components\/.*\.json$/.test(path))
  .map((path) => ({
    uid: uidOf(path),
    schema: JSON.parse(readFileSync(`${source}${path}`, 'utf8')) as Schema,
  }))
  .filter(({ schema }) => schema.pluginOptions?.['content-manager']?.visible !== false);

const vietnamese = /[^\x20-\x7e]|^(?:Email|VNPAY|CIA|CRMA|IAP|CCSA|CFSA|CGAP)$/;

/** Fields the server maintains, shown in no form. */
const isOwn = ({ visible }: Attribute): boolean => visible === false;

describe.each(schemas)('the form of $uid', ({ uid, schema }) => {
  const form = formOf(uid) as Form;
  const fields = Object.entries(schema.attributes).filter(([, attribute]) => !isOwn(attribute));

  it('exists, and names only fields of the type', () => {
    expect(form).toBeDefined();
    const known = [...Object.keys(schema.attributes), 'id', 'createdAt'];
    const rows = Object.values(form.groups).flat();
    const named = [...rows, form.list ?? ''].flatMap((row) => row.split(' ')).filter(Boolean);
    expect(known).toEqual(expect.arrayContaining([...named, ...(form.writable ?? []), form.title]));
    expect(new Set(rows).size).toBe(rows.length);
  });

  it('has Vietnamese labels for every field and enumeration value', () => {
    for (const [field, { enum: values = [] }] of fields.filter(([name]) => headingOf(form, name))) {
      expect(fieldTextOf(uid, form, field)?.label, field).toBeDefined();
      const texts = valueLabels(values);
      for (const value of values) expect(texts[value], `${field}: ${value}`).toMatch(vietnamese);
    }
  });

  it('shows each writable field, or has a schema label to list it below', () => {
    const hidden = fields.filter(([field]) => headingOf(form, field) === undefined);
    const written = hidden.filter(
      ([field, attribute]) =>
        form.writable === undefined &&
        !('private' in attribute) &&
        !('mappedBy' in attribute) &&
        !uid.startsWith('plugin::') &&
        field !== 'id' &&
        fieldTextOf(uid, form, field) === undefined,
    );
    expect(written.map(([field]) => field)).toEqual([]);
  });
});
