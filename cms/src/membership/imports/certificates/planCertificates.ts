import type { Knex } from 'knex';
import { accountKey } from '../../../platform/text/accountKey';
import { cleanPhrase } from 'rest-contract/rules';
import type { ImportNote, ImportRow } from '../../../generated/types';
import { certificateStateNames } from '@iia/shared/names';
import { type Day, formatDate, startOfDay } from '@iia/shared/dates';
import { placeholders, query } from '../../../platform/sql/query';
import { tables } from '../../../platform/tables';
import { checkRow } from '../ImportColumn';
import type { AccountChoice, ImportPlan } from '../ImportPlan';
import { inBatches } from '../inBatches';
import type { FileRow } from '../readFile';
import { importTexts } from '../texts';
import { certificateColumns, certificateRules, type CertificateValues } from './columns';
import { writeCertificates, type PlannedCertificate } from './writeCertificates';

/** As stored in the register. */
export interface Certificate {
  holderName: string;
  certification: CertificateValues['certification'];
  issuedOn: Day;
  state: NonNullable<CertificateValues['state']>;
  expiresOn: Day | null;
  cpe: number | null;
  optedIn: boolean;
  /** Row id of the holder's account. */
  account: number | null;
}

interface StoredRow {
  id: number;
  document_id: string;
  number: string;
  holder_name: string;
  certification: Certificate['certification'];
  issued_on: Day;
  state: Certificate['state'];
  expires_on: Day | null;
  cpe: number | null;
  opted_in: boolean | number | null;
  user_id: number | null;
}

interface Account {
  id: number;
  email: string;
  registered: boolean | number;
}

/** Certificates missing from the register, and values in which a file differs from it. */
export async function planCertificates(
  db: Knex,
  rows: readonly FileRow[],
  { refusesRegistered }: AccountChoice = { refusesRegistered: false },
): Promise<ImportPlan> {
  const checked = rows.map((row) => ({
    row,
    ...checkRow(certificateRules, certificateColumns, row),
  }));
  const values = checked.flatMap(({ value }) => value ?? []);
  const stored = await readStored(db, [...new Set(values.map(({ number }) => number))]);
  const emails = values.flatMap(({ email }) => (email === null ? [] : accountKey(email)));
  const accounts = await readAccounts(db, [...new Set(emails)]);
  const firstRows = new Map<string, number>();
  const certificates: PlannedCertificate[] = [];
  const planned = checked.map(({ row, value, notes }): ImportRow => {
    const { number, holderName } = row.values;
    const about = {
      row: row.row,
      subject: cleanPhrase(String(number)),
      name: cleanPhrase(String(holderName)),
    };
    if (!value) return { ...about, outcome: 'bad', notes };
    const refusal = refusalOf(value, firstRows.get(value.number), accounts);
    if (refusal) return { ...about, outcome: 'bad', notes: [refusal] };
    const account = value.email === null ? null : accounts.get(accountKey(value.email));
    if (refusesRegistered && account?.registered) {
      return { ...about, outcome: 'bad', notes: [noteAt('email', importTexts.registeredHere)] };
    }
    firstRows.set(value.number, row.row);
    const known = stored.get(value.number);
    const before = known ? toCertificate(known) : null;
    const after = merge(before, value, account?.id ?? null);
    if (before === null) {
      certificates.push({ number: value.number, after, stored: null });
      return { ...about, outcome: 'added', notes: [] };
    }
    const changes = changesOf(before, after, value.email);
    if (changes.length === 0) return { ...about, outcome: 'unchanged', notes: [] };
    certificates.push({ number: value.number, after, stored: { id: known?.id ?? 0, before } });
    return { ...about, outcome: 'changed', notes: changes };
  });
  return { rows: planned, apply: (trx, by) => writeCertificates(trx, certificates, by) };
}

function refusalOf(
  { issuedOn, expiresOn, email }: CertificateValues,
  first: number | undefined,
  accounts: ReadonlyMap<string, Account>,
): ImportNote | null {
  if (first !== undefined) return noteAt('number', importTexts.listedBefore(first));
  if (expiresOn !== null && expiresOn < issuedOn) {
    return noteAt('expiresOn', importTexts.endsBeforeStart);
  }
  return email !== null && !accounts.has(accountKey(email))
    ? noteAt('email', importTexts.noAccount)
    : null;
}

/** Values that the file leaves empty stay unchanged. */
function merge(
  before: Certificate | null,
  { holderName, certification, issuedOn, state, expiresOn, cpe, optedIn }: CertificateValues,
  account: number | null,
): Certificate {
  return {
    holderName,
    certification,
    issuedOn,
    state: state ?? before?.state ?? 'active',
    expiresOn: expiresOn ?? before?.expiresOn ?? null,
    cpe: cpe ?? before?.cpe ?? null,
    optedIn: optedIn ?? before?.optedIn ?? false,
    account: account ?? before?.account ?? null,
  };
}

const formatters: { [Field in keyof Certificate]: (value: Certificate[Field]) => string } = {
  holderName: (name) => name,
  certification: (name) => name,
  issuedOn: (day) => formatDate(startOfDay(day)),
  state: (state) => certificateStateNames[state],
  expiresOn: (day) => (day === null ? '' : formatDate(startOfDay(day))),
  cpe: (hours) => (hours === null ? '' : String(hours).replace('.', ',')),
  optedIn: (isIn) => (isIn ? 'có' : 'không'),
  // The register has no names of accounts: reports the address from the file.
  account: () => '',
};

function changesOf(before: Certificate, after: Certificate, email: string | null): ImportNote[] {
  const noteOf = <Field extends keyof Certificate>(field: Field): ImportNote[] => {
    if (before[field] === after[field]) return [];
    if (field === 'account') return [noteAt('email', importTexts.becomes('…', email ?? ''))];
    const [was, is] = [formatters[field](before[field]), formatters[field](after[field])];
    return [noteAt(field, importTexts.becomes(was, is))];
  };
  return (Object.keys(formatters) as (keyof Certificate)[]).flatMap((field) => noteOf(field));
}

function noteAt(key: string, message: string): ImportNote {
  const column = certificateColumns.find((one) => one.key === key)?.label ?? key;
  return { column, message };
}

function toCertificate(row: StoredRow): Certificate {
  return {
    holderName: row.holder_name,
    certification: row.certification,
    issuedOn: row.issued_on,
    state: row.state,
    expiresOn: row.expires_on,
    cpe: row.cpe === null ? null : Number(row.cpe),
    optedIn: Boolean(row.opted_in),
    account: row.user_id,
  };
}

async function readStored(
  db: Knex,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, StoredRow>> {
  const rows = await inBatches(numbers, (some) =>
    query<StoredRow>(
      db,
      `select c.id, c.document_id, c.number, c.holder_name, c.certification, c.issued_on, c.state,
              c.expires_on, c.cpe, c.opted_in, held.user_id
       from certificate_statuses c
       left join ${tables.certificateHolders} held on held.certificate_status_id = c.id
       where c.number in (${placeholders(some.length)})`,
      some,
    ),
  );
  return new Map(rows.map((row) => [row.number, row]));
}

async function readAccounts(
  db: Knex,
  emails: readonly string[],
): Promise<ReadonlyMap<string, Account>> {
  const rows = await inBatches(emails, (some) =>
    query<Account>(
      db,
      `select id, email, consent_at is not null as registered from ${tables.users}
       where email in (${placeholders(some.length)})`,
      some,
    ),
  );
  return new Map(rows.map((account) => [account.email, account]));
}
