import type { Core } from '@strapi/strapi';
import type { AuditActor } from '../audit/AuditEntry';
import { writeAudit } from '../audit/writeAudit';
import { badField } from '../platform/errors/Fault';
import { reconcile, type StatementReport } from './reconcile';
import { readLines } from './readLines';
import { readRows } from './readRows';
import { statementTexts } from './statementTexts';

/** @throws Fault 400 for a file that cannot be read, with what is missing; nothing is taken in then */
export async function reconcileStatement(
  strapi: Core.Strapi,
  content: string,
  actor: AuditActor,
): Promise<StatementReport> {
  const file = Buffer.from(content, 'base64');
  if (file.length === 0 || file.toString('base64') !== content) {
    throw badField('content', statementTexts.notBase64);
  }
  const statement = readLines(await readRows(file), new Date());
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
