import type { Core } from '@strapi/strapi';
import type { AuditActor } from '../audit/AuditEntry';
import { writeAudit } from '../audit/writeAudit';
import { readStatement } from './readStatement';
import { reconcile, type StatementReport } from './reconcile';

/** @throws Fault 400 for a file that cannot be read, with what is missing; nothing is taken in then */
export async function reconcileStatement(
  strapi: Core.Strapi,
  content: string,
  actor: AuditActor,
): Promise<StatementReport> {
  const statement = await readStatement(content, new Date());
  // First: each line is then a transaction of its own.
  await strapi.db.transaction(({ trx }) =>
    writeAudit(trx, actor, [
      {
        action: 'statement_reconciled',
        subject: { kind: 'statement', label: `${statement.from} – ${statement.to}` },
        changes: [{ field: 'lines', after: statement.lines.length }],
      },
    ]),
  );
  return reconcile(strapi, statement);
}
