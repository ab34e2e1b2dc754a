import type { Knex } from 'knex';
import { accountKey } from '../../../platform/text/accountKey';
import { cleanPhrase } from 'rest-contract/rules';
import type { ImportNote, RenewableType, ImportRow } from '../../../generated/types';
import type { Day } from '@iia/shared/dates';
import { placeholders, query } from '../../../platform/sql/query';
import { tables } from '../../../platform/tables';
import { nameKey } from '../../../platform/text/nameKey';
import { checkRow } from '../ImportColumn';
import type { AccountChoice, ImportPlan } from '../ImportPlan';
import { inBatches } from '../inBatches';
import type { FileRow } from '../readFile';
import { importTexts } from '../texts';
import { addMembers } from './addMembers';
import { memberColumns, memberRules, typeNames, type MemberValues } from './columns';

export interface PlannedTerm {
  memberType: RenewableType;
  startsOn: Day;
  endsOn: Day;
  seats: number;
}

/** Data of an account on an old site. */
export interface OldLogin {
  username: string | null;
  /** `isVerifiable`. */
  passwordHash: string | null;
  registeredOn: Day | null;
}

export type RowValues = MemberValues & Partial<OldLogin>;

/** How the rows of a file are read, and what follows for its new members. */
export interface MemberFile extends AccountChoice {
  check: (row: FileRow) => CheckedMember;
  /** Sends an email to each new member without a password. */
  invites: boolean;
}

type CheckedMember = { value: RowValues; notes?: never } | { value: null; notes: ImportNote[] };

const staffFile: MemberFile = {
  check: (row) => checkRow(memberRules, memberColumns, row),
  invites: true,
  refusesRegistered: false,
};

/** What a row adds; existing accounts keep their values and their login. */
export interface PlannedMember {
  values: RowValues;
  account: number | null;
  term: PlannedTerm | null;
}

interface Account {
  id: number;
  email: string;
  full_name: string | null;
  member_type: string | null;
  changing: boolean | number;
  registered: boolean | number;
  terms: TermRow[];
}

interface TermRow {
  user_id: number;
  member_type: RenewableType;
  starts_on: Day;
  ends_on: Day;
  ended_on: Day | null;
}

/** Missing accounts, and missing terms of new or existing ones. */
export async function planMembers(
  db: Knex,
  rows: readonly FileRow[],
  { check, invites, refusesRegistered }: MemberFile = staffFile,
): Promise<ImportPlan> {
  const checked = rows.map((row) => ({ row, ...check(row) }));
  const emails = checked.flatMap(({ value }) => (value ? accountKey(value.email) : []));
  const accounts = await readAccounts(db, [...new Set(emails)]);
  const firstRows = new Map<string, number>();
  const members: PlannedMember[] = [];
  const planned = checked.map(({ row, value, notes }): ImportRow => {
    const { email, fullName } = row.values;
    const about = {
      row: row.row,
      subject: cleanPhrase(String(email)),
      name: cleanPhrase(String(fullName)),
    };
    if (!value) return { ...about, outcome: 'bad', notes };
    const word = accountKey(value.email);
    const first = firstRows.get(word);
    if (first !== undefined) return bad(about, 'email', importTexts.listedBefore(first));
    firstRows.set(word, row.row);
    const account = accounts.get(word);
    if (refusesRegistered && account?.registered) {
      return bad(about, 'email', importTexts.registeredHere);
    }
    const member = { values: { ...value, email: word }, account, invites };
    return planMember(about, member, members);
  });
  return { rows: planned, apply: (trx, by) => addMembers(trx, members, { ...by, invites }) };
}

type About = Pick<ImportRow, 'row' | 'subject' | 'name'>;

function planMember(
  about: About,
  member: Omit<ValidMember, 'term'>,
  members: PlannedMember[],
): ImportRow {
  const { values, account } = member;
  const { memberType, startsOn, endsOn, seats } = values;
  if (memberType === null || startsOn === null || endsOn === null) {
    const given = memberType ?? startsOn ?? endsOn;
    // A row exported from the user list: it states what the account already has.
    const isExported = startsOn === null && endsOn === null && account?.member_type === memberType;
    if (given !== null && !isExported) return bad(about, 'memberType', importTexts.termIncomplete);
    return plan(about, { ...member, term: null }, members);
  }
  if (endsOn < startsOn) return bad(about, 'endsOn', importTexts.endsBeforeStart);
  const term = {
    memberType,
    startsOn,
    endsOn,
    seats: memberType === 'corporate' ? (seats ?? 0) : 0,
  };
  const existing = account?.terms ?? [];
  if (existing.some((other) => isSame(other, term))) {
    return plan(about, { ...member, term: null }, members);
  }
  const overlapping = existing.find(
    ({ starts_on: from, ends_on: to, ended_on: ended }) =>
      from <= (ended ?? to) && startsOn <= (ended ?? to) && from <= endsOn,
  );
  if (overlapping) {
    const { member_type: type, starts_on: from, ends_on: to, ended_on: ended } = overlapping;
    return bad(about, 'startsOn', importTexts.overlaps(typeNames[type], from, ended ?? to));
  }
  if (account?.changing) return bad(about, 'memberType', importTexts.changeAwaitsPayment);
  return plan(about, { ...member, term }, members);
}

const isSame = (existing: TermRow, { memberType, startsOn, endsOn }: PlannedTerm): boolean =>
  existing.member_type === memberType &&
  existing.starts_on === startsOn &&
  existing.ends_on === endsOn;

interface ValidMember {
  values: RowValues;
  account: Account | undefined;
  term: PlannedTerm | null;
  invites: boolean;
}

function plan(
  about: About,
  { values, account, term, invites }: ValidMember,
  members: PlannedMember[],
): ImportRow {
  const notes: ImportNote[] = [];
  if (!account)
    notes.push({ column: importTexts.account, message: newAccountText(values, invites) });
  const name = account?.full_name ?? '';
  if (name !== '' && nameKey(name) !== nameKey(values.fullName)) {
    notes.push({ column: labelOf('fullName'), message: importTexts.otherName(name) });
  }
  if (term) {
    const { memberType, startsOn, endsOn } = term;
    const message = importTexts.newTerm(typeNames[memberType].toLowerCase(), startsOn, endsOn);
    notes.push({ column: importTexts.term, message });
  }
  const outcome = !account ? 'added' : term ? 'changed' : 'unchanged';
  if (outcome !== 'unchanged') members.push({ values, account: account?.id ?? null, term });
  return { ...about, outcome, notes };
}

function newAccountText({ passwordHash }: RowValues, invites: boolean): string {
  if (passwordHash) return importTexts.accountWithPassword;
  return invites ? importTexts.newAccount : importTexts.accountWithoutEmail;
}

function bad(about: About, key: keyof MemberValues, message: string): ImportRow {
  return { ...about, outcome: 'bad', notes: [{ column: labelOf(key), message }] };
}

const labelOf = (key: keyof MemberValues): string =>
  memberColumns.find((column) => column.key === key)?.label ?? key;

async function readAccounts(
  db: Knex,
  emails: readonly string[],
): Promise<ReadonlyMap<string, Account>> {
  const found = await inBatches(emails, (some) =>
    query<Omit<Account, 'terms'>>(
      db,
      `select u.id, u.email, u.full_name, u.member_type,
              u.consent_at is not null as registered,
              exists (select 1 from renew_requests r where r.user_id = u.id
                and r.request_status = 'pending_payment' and r.begins = 'change') as changing
       from ${tables.users} u where u.email in (${placeholders(some.length)})`,
      some,
    ),
  );
  const accounts = new Map(found.map((row) => [row.id, { ...row, terms: [] as TermRow[] }]));
  const terms = await inBatches([...accounts.keys()], (some) =>
    query<TermRow>(
      db,
      `select user_id, member_type, starts_on, ends_on, ended_on from membership_terms
       where user_id in (${placeholders(some.length)})`,
      some,
    ),
  );
  for (const term of terms) accounts.get(term.user_id)?.terms.push(term);
  return new Map([...accounts.values()].map((account) => [account.email, account]));
}
