import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { normalizedSchema } from './normalizedSchema';
import type { OpenApi, Schema } from './OpenApi';
import { discriminatorOf, type Discriminator } from './variants';

interface Cases {
  document: OpenApi;
  normalized: { title: string; given: Schema; schema?: Schema; nullable?: true; ref?: string }[];
  discriminators: { title: string; given: Schema; found: Discriminator | null }[];
}

const cases = readFileSync(join(import.meta.dirname, 'schemas.yaml'), 'utf8');
const { document, normalized, discriminators } = parse(cases, { merge: true }) as Cases;

it.each(normalized)('reads $title', ({ given, schema = given, nullable = false, ref = null }) => {
  expect(normalizedSchema(document, given)).toEqual({ schema, nullable, ref });
});

it.each([
  ['is not in the document', '#/components/schemas/cat'],
  ['is in another file', 'pets.json#/components/schemas/owner'],
  ['has no leading "#"', 'components/schemas/owner'],
  ['is circular', '#/components/schemas/round'],
])('rejects a reference that %s', (_, $ref) => {
  expect(() => normalizedSchema(document, { $ref })).toThrow('is not in the document; bundle it');
});

it.each(discriminators)('finds the discriminator, or none, of $title', ({ given, found }) => {
  expect(discriminatorOf(document, given)).toEqual(found);
});
