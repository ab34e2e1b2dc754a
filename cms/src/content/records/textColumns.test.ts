import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

interface Schema {
  attributes?: Record<string, { type: string; maxLength?: number }>;
}

const source = fileURLToPath(new URL('../..', import.meta.url));
const files = ['api', 'components', 'extensions'].flatMap((folder) =>
  readdirSync(`${source}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => `${folder}/${file}`),
);

it.each(files)('allows no longer text than the columns of %s can store', (file) => {
  const { attributes = {} } = JSON.parse(readFileSync(`${source}${file}`, 'utf8')) as Schema;
  const tooLong = Object.entries(attributes).filter(
    // PostgreSQL stores these as varchar(255) and fails on longer values; `text` has no limit.
    ([, { type, maxLength = 0 }]) => ['string', 'uid', 'email'].includes(type) && maxLength > 255,
  );
  expect(tooLong.map(([name]) => name)).toEqual([]);
});
