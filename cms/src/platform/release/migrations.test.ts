import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compareReleases } from './compareReleases';
import { minimumRelease } from './minimumRelease';

const folder = 'cms/database/migrations';
/** Of the first release, from before the rule. */
const lastExempt = '2026.11.26T06.00.00.letter-unsubscribe.ts';
const removal =
  /\bdrop(?:Table|Column|View)|\brename(?:Table|Column)|\b(?:drop|rename) (?:table|column)\b|\brename to\b/i;

const forwardPart = (file: string) =>
  readFileSync(`${folder}/${file}`, 'utf8').split('export async function down')[0] ?? '';
const removing = readdirSync(folder).filter(
  (file) => file > lastExempt && removal.test(forwardPart(file)),
);

it.each([
  "knex.schema.dropTableIfExists('orders')",
  "table.dropColumn('facts')",
  "table.renameColumn('a', 'b')",
  'alter table orders drop column facts',
  'alter table orders rename to purchases',
])('recognizes %s', (statement) => {
  expect(removal.test(statement)).toBe(true);
});

it('drops and renames nothing that the previous release may use, except in a contract migration', () => {
  expect(removing.filter((file) => !file.endsWith('.contract.ts'))).toEqual([]);
});

it('requires a later release once a contract migration exists', () => {
  const raised = compareReleases(minimumRelease, '0.1.0') > 0;
  expect(raised || removing.length === 0).toBe(true);
});

it('has a release no older than what its own database requires', () => {
  const { version } = JSON.parse(readFileSync('cms/package.json', 'utf8')) as { version: string };
  const website = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(version).toBe(website.version);
  expect(compareReleases(version, minimumRelease)).toBeGreaterThanOrEqual(0);
});
