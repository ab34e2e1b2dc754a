import type { Core } from '@strapi/strapi';
import type { AuditActor } from '../../identity/audit/AuditEntry';
import { writeAudit } from '../../identity/audit/writeAudit';
import type { ReconcileStatementInput, StatementReport } from '../../generated/types';
import { limits } from '@iia/shared/limits';
import { unorderedDate } from '../../platform/clock/writtenTime';
import { badField, HttpError } from '../../platform/errors/HttpError';
import { textOf } from '../../platform/spreadsheets/cells';
import { inferDayOrder } from './inferDayOrder';
import { readLines, type Statement } from './readLines';
import { readStatement } from './readStatement';
import type { StatementTable } from './readTable';
import { reconcile } from './reconcile';
import { statementTexts } from './statementTexts';

/**
 * Imports nothing if it throws.
 * @throws HttpError 400 for a file that cannot be read, with what is missing; 400 `DayOrderUnknown`
 * if the dates are ambiguous; 400 `BadLines` with every unreadable line, unless `withoutBad`
 */
export async function reconcileStatement(
  strapi: Core.Strapi,
  { content, dayOrder, withoutBad }: ReconcileStatementInput,
  actor: AuditActor,
): Promise<StatementReport> {
  const now = new Date();
  const table = await readStatement(content);
  const order = dayOrder ?? (await inferDayOrder(strapi.db.connection, table, now));
  if (order === null) throw dayOrderUnknown(table);
  const { days, ...statement } = await readLines(table, { order, now });
  if (statement.bad.length > 0 && !(withoutBad && days)) throw badLines(statement);
  if (days === null) throw badField('content', statementTexts.noLines);
  // First: each line is a separate transaction afterwards.
  await strapi.db.transaction(({ trx }) =>
    writeAudit(trx, actor, {
      action: 'statement_reconciled',
      subject: { kind: 'statement', label: `${days.from} – ${days.to}` },
      changes: [
        { field: 'lines', after: statement.lines.length },
        ...(dayOrder ? [{ field: 'dayOrder', after: dayOrder }] : []),
        ...(statement.bad.length > 0 ? [{ field: 'badLines', after: statement.bad.length }] : []),
      ],
    }),
  );
  return reconcile(strapi, { days, ...statement });
}

function dayOrderUnknown({ rows }: StatementTable): HttpError {
  const example = rows.map(({ cell }) => textOf(cell('date'))).find(unorderedDate) ?? '';
  const message = statementTexts.dayOrderUnknown(example);
  return new HttpError(400, 'DayOrderUnknown', message, {
    errors: [{ path: ['dayOrder'], message }],
  });
}

function badLines({ bad }: Pick<Statement, 'bad'>): HttpError {
  const message = bad.length === 1 && bad[0] ? bad[0].message : statementTexts.badLines(bad.length);
  return new HttpError(400, 'BadLines', message, {
    errors: [{ path: ['content'], message }],
    badLines: bad.slice(0, limits.badLines),
    badCount: bad.length,
  });
}
