import type { Core } from '@strapi/strapi';
import { createHash } from 'node:crypto';
import { checkImportInputRules } from '@iia/shared/generated/inputRules/CheckImportInput';
import type { ImportCheck, ImportOutcome, ImportRow } from '../../generated/types';
import { checkInput } from '../../platform/errors/checkInput';
import { importKinds } from './kinds';
import { readFile } from './readFile';

/** Good rows that a check lists beside the bad ones. */
const LISTED = 200;

const sequence: readonly ImportOutcome[] = ['bad', 'changed', 'added', 'unchanged'];

/**
 * Reports what importing a file would do; changes nothing.
 *
 * @throws HttpError 400 for a file that cannot be read
 */
export async function checkImport(strapi: Core.Strapi, body: unknown): Promise<ImportCheck> {
  const { kind, content } = checkInput(checkImportInputRules, body);
  const { columns, plan } = importKinds[kind];
  const file = await readFile(content, columns);
  const { rows } = await plan(strapi.db.connection, file.rows);
  const counts = countsOf(rows);
  const listed = [...rows]
    .sort((one, other) => sequence.indexOf(one.outcome) - sequence.indexOf(other.outcome))
    .slice(0, counts.bad + LISTED)
    .map(({ notes, ...row }) => ({ ...row, notes: [...notes] }));
  return {
    kind,
    ...counts,
    ignoredColumns: file.ignored,
    listed,
    plan: counts.added + counts.changed > 0 ? planId(content, rows) : null,
  };
}

export function countsOf(rows: readonly ImportRow[]): Record<ImportOutcome, number> {
  const counts = { added: 0, changed: 0, unchanged: 0, bad: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

/** A digest that changes if importing the same file would have a different result. */
export function planId(content: string, rows: readonly ImportRow[]): string {
  return createHash('sha256').update(content).update(JSON.stringify(rows)).digest('hex');
}
