import type { Knex } from 'knex';
import type { AuditChange, AuditEntry } from '../../../identity/audit/AuditEntry';
import { writeAudit } from '../../../identity/audit/writeAudit';
import { documentColumns, newDocumentId } from '../../../platform/sql/documentIds';
import { insertRows, query } from '../../../platform/sql/query';
import { tables } from '../../../platform/tables';
import { nameKey } from '../../../platform/text/nameKey';
import type { ImportedBy } from '../ImportPlan';
import { inBatches } from '../inBatches';
import type { Certificate } from './planCertificates';

export interface PlannedCertificate {
  number: string;
  after: Certificate;
  /** Null for one that is not in the register. */
  stored: { id: number; before: Certificate } | null;
}

/** Names are personal data: the change is logged without the values. */
const logged = ['certification', 'issuedOn', 'state', 'expiresOn', 'cpe', 'optedIn'] as const;

export async function writeCertificates(
  trx: Knex.Transaction,
  planned: readonly PlannedCertificate[],
  { actor, reason, now }: ImportedBy,
): Promise<void> {
  await addCertificates(
    trx,
    planned.filter(({ stored }) => stored === null),
    now,
  );
  for (const { stored, after } of planned) {
    if (stored !== null) await changeCertificate(trx, stored, after, now);
  }
  await writeAudit(
    trx,
    actor,
    planned.map(({ number, after, stored }): AuditEntry => ({
      action: auditActionOf(stored?.before, after),
      subject: { kind: 'certificate', label: number },
      userId: after.account,
      changes: loggedChanges(stored?.before ?? null, after),
      reason,
    })),
  );
}

async function addCertificates(
  trx: Knex,
  added: readonly PlannedCertificate[],
  now: Date,
): Promise<void> {
  const rows = added.map(({ number, after }) => ({
    ...documentColumns(newDocumentId(), now),
    number,
    ...columnsOf(after),
  }));
  const inserted = await inBatches(rows, (some) =>
    insertRows<{ id: number; number: string }>(
      trx,
      'certificate_statuses',
      some,
      'returning id, number',
    ),
  );
  const ids = new Map(inserted.map(({ id, number }) => [number, id]));
  const links = added.flatMap(({ number, after: { account } }) =>
    account === null ? [] : linkOf(ids.get(number) ?? 0, account),
  );
  await inBatches(links, (some) => insertRows(trx, tables.certificateHolders, some));
}

async function changeCertificate(
  trx: Knex,
  { id, before }: NonNullable<PlannedCertificate['stored']>,
  after: Certificate,
  now: Date,
): Promise<void> {
  const columns = { ...columnsOf(after), updated_at: now };
  await query(
    trx,
    `update certificate_statuses set ${Object.keys(columns)
      .map((column) => `${column} = ?`)
      .join(', ')} where id = ?`,
    [...Object.values(columns), id],
  );
  if (after.account === before.account || after.account === null) return;
  await query(trx, `delete from ${tables.certificateHolders} where certificate_status_id = ?`, [
    id,
  ]);
  await insertRows(trx, tables.certificateHolders, [linkOf(id, after.account)]);
}

const linkOf = (certificate: number, account: number) => ({
  certificate_status_id: certificate,
  user_id: account,
});

const columnsOf = (certificate: Certificate) => ({
  holder_name: certificate.holderName,
  holder_key: nameKey(certificate.holderName),
  certification: certificate.certification,
  state: certificate.state,
  issued_on: certificate.issuedOn,
  expires_on: certificate.expiresOn,
  cpe: certificate.cpe,
  opted_in: certificate.optedIn,
});

function auditActionOf(before: Certificate | undefined, after: Certificate): AuditEntry['action'] {
  if (!before) return 'record_created';
  return before.state === after.state ? 'record_updated' : 'status_changed';
}

function loggedChanges(before: Certificate | null, after: Certificate): AuditChange[] {
  const changes = logged.flatMap((field): AuditChange[] =>
    before?.[field] === after[field]
      ? []
      : [{ field, before: before?.[field] ?? null, after: after[field] }],
  );
  const isRenamed = before !== null && before.holderName !== after.holderName;
  const isHandedOver = before !== null && before.account !== after.account;
  return [
    ...changes,
    ...(isRenamed ? [{ field: 'holderName' }] : []),
    ...(isHandedOver ? [{ field: 'user' }] : []),
  ];
}
