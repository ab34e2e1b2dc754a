import type { Core } from '@strapi/strapi';
import type { AuditActor } from '../../identity/audit/AuditEntry';
import { writeAudit } from '../../identity/audit/writeAudit';
import { runImportInputRules } from '@iia/shared/generated/inputRules/RunImportInput';
import type { ImportResult } from '../../generated/types';
import { lockStaffRole } from '../managed-users/findUser';
import { checkInput } from '../../platform/errors/checkInput';
import { badField, HttpError } from '../../platform/errors/HttpError';
import { retryTransient } from '../../platform/sql/retryTransient';
import { countsOf, planId } from './checkImport';
import { importKinds } from './kinds';
import { readFile } from './readFile';
import { importTexts } from './texts';

/**
 * Imports a file as it was checked: all or nothing, or only its good rows with `skipBad`. Importing a
 * file again changes nothing.
 * @throws HttpError 400 for a file with a bad row that is not to be skipped, 409 if the result would
 * differ from the check
 */
export async function runImport(
  strapi: Core.Strapi,
  actor: AuditActor,
  body: unknown,
): Promise<ImportResult> {
  const { kind, content, plan: expected, skipBad, reason } = checkInput(runImportInputRules, body);
  const { columns, plan } = importKinds[kind];
  const file = await readFile(content, columns);
  return await retryTransient(() =>
    strapi.db.transaction(async ({ trx }): Promise<ImportResult> => {
      // Imports are serialized, also on PostgreSQL.
      await lockStaffRole(trx);
      const { rows, apply } = await plan(trx, file.rows);
      const { added, changed, unchanged, bad } = countsOf(rows);
      if (bad > 0 && !skipBad) throw badField('skipBad', importTexts.badRows(bad));
      const result = { added, changed, unchanged, skipped: bad };
      if (added + changed === 0) return result;
      if (planId(content, rows) !== expected) {
        throw new HttpError(409, 'ImportChanged', importTexts.changed);
      }
      await apply(trx, { actor, reason, now: new Date() });
      const counted = (['added', 'changed', 'skipped'] as const).map((field) => ({
        field,
        after: result[field],
      }));
      await writeAudit(trx, actor, {
        action: 'imported',
        subject: { kind: 'import', label: kind },
        changes: counted,
        reason,
      });
      return result;
    }),
  );
}
