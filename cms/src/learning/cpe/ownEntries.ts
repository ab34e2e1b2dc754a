import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { InferType } from 'yup';
import { lockOpenMember } from '../../identity/auth/lockAccount';
import { addCpeEntryInputRules } from '@iia/shared/generated/inputRules/AddCpeEntryInput';
import { changeCpeEntryInputRules } from '@iia/shared/generated/inputRules/ChangeCpeEntryInput';
import { deleteCpeEntryInputRules } from '@iia/shared/generated/inputRules/DeleteCpeEntryInput';
import { limits } from '@iia/shared/limits';
import { isoDate } from '@iia/shared/dates';
import { checkInput } from '../../platform/errors/checkInput';
import { badField, HttpError } from '../../platform/errors/HttpError';
import { createOnce, requestHash } from '../../platform/idempotency/createOnce';
import { newDocumentId } from '../../platform/sql/documentIds';
import { insertRows, query, type Row } from '../../platform/sql/query';
import { readEntries } from './cpeEntry';
import { claimEvidence } from './evidence';
import { isWholeTenths, toTenths } from '../../events/attendance/earnedHours';
import { cpeTexts } from './texts';
import type { CpeEntry } from '../../generated/types';

type EntryInput = InferType<typeof changeCpeEntryInputRules>['entry'];

/** Entries that a member may add per year. */
const MAX_ENTRIES = 200;

/**
 * Adds a member's own entry. Idempotent by key and body.
 * @throws HttpError 400 for bad input, 409 beyond the limit, 422 if the key belongs to another entry
 */
export async function addEntry(
  strapi: Core.Strapi,
  userId: number,
  body: unknown,
): Promise<CpeEntry> {
  const input = checkInput(addCpeEntryInputRules, body);
  const { entry } = input;
  checkEntry(entry);
  const hash = requestHash(input);
  const key = input.idempotencyKey.toLowerCase();
  const db: Knex = strapi.db.connection;
  const find = async () => {
    const [stored] = await readEntries(db, 'entry.user_id = ? and entry.idempotency_key = ?', [
      userId,
      key,
    ]);
    return stored ? { created: stored.entry, hash: stored.requestHash } : null;
  };
  const { created } = await createOnce<CpeEntry>({
    hash,
    texts: cpeTexts,
    find,
    async write() {
      const id = newDocumentId();
      const written = await db.transaction(async (trx) => {
        const [inserted] = await insertRows(
          trx,
          'cpe_entries',
          {
            ...columnsOf(entry),
            id,
            user_id: userId,
            source: 'own',
            idempotency_key: key,
            request_hash: hash,
            created_at: new Date(),
          },
          'on conflict (user_id, idempotency_key) do nothing returning id',
        );
        if (!inserted) return false;
        await lockOpenMember(trx, userId);
        await checkCount(trx, userId, entry.day);
        await claimEvidence(trx, userId, id, entry.evidence ?? null);
        return true;
      });
      return written ? ((await find())?.created ?? null) : null;
    },
  });
  return created;
}

/**
 * @throws HttpError 400 for bad input, 404 for an entry that is missing or owned by another member,
 * 409 for an earned one
 */
export async function changeEntry(
  strapi: Core.Strapi,
  userId: number,
  body: unknown,
): Promise<CpeEntry> {
  const { id, entry } = checkInput(changeCpeEntryInputRules, body);
  checkEntry(entry);
  const columns = columnsOf(entry);
  const names = Object.keys(columns);
  await strapi.db.transaction(async ({ trx }) => {
    const changed = await query(
      trx,
      `update cpe_entries set ${names.map((name) => `${name} = ?`).join(', ')}
       where id = ? and user_id = ? and source = 'own' returning id`,
      [...Object.values(columns), id, userId],
    );
    if (changed.length === 0) throw await refusalOf(trx, userId, id);
    await lockOpenMember(trx, userId);
    await checkCount(trx, userId, entry.day);
    await claimEvidence(trx, userId, id, entry.evidence ?? null);
  });
  const [stored] = await readEntries(strapi.db.connection, 'entry.id = ? and entry.user_id = ?', [
    id,
    userId,
  ]);
  if (!stored) throw new HttpError(404, 'NotFoundError', cpeTexts.entryNotFound);
  return stored.entry;
}

/** @throws HttpError 404 for an entry that is missing or owned by another member, 409 for an earned one */
export async function deleteEntry(
  strapi: Core.Strapi,
  userId: number,
  body: unknown,
): Promise<void> {
  const { id } = checkInput(deleteCpeEntryInputRules, body);
  await strapi.db.transaction(async ({ trx }) => {
    const deleted = await query(
      trx,
      `delete from cpe_entries where id = ? and user_id = ? and source = 'own' returning id`,
      [id, userId],
    );
    if (deleted.length === 0) throw await refusalOf(trx, userId, id);
    await query(trx, 'delete from cpe_evidence where entry_id = ? and user_id = ?', [id, userId]);
  });
}

function checkEntry({ day, hours }: EntryInput): void {
  if (hours === 0) throw badField('entry.hours', cpeTexts.noHours);
  if (!isWholeTenths(hours)) throw badField('entry.hours', cpeTexts.tenths);
  const today = isoDate(new Date());
  if (day > today) throw badField('entry.day', cpeTexts.future);
  const first = Number(today.slice(0, 4)) - limits.cpeYears + 1;
  if (Number(day.slice(0, 4)) < first) {
    throw badField('entry.day', cpeTexts.tooOld(limits.cpeYears - 1));
  }
}

const columnsOf = ({ day, hours, subject, provider, part }: EntryInput): Row => ({
  day,
  subject,
  provider,
  part,
  tenths: toTenths(hours),
});

/** Includes the entry just written. */
async function checkCount(trx: Knex, userId: number, day: string): Promise<void> {
  const year = day.slice(0, 4);
  const [row] = await query<{ entries: number | string }>(
    trx,
    `select count(*) as entries from cpe_entries
     where user_id = ? and source = 'own' and day between ? and ?`,
    [userId, `${year}-01-01`, `${year}-12-31`],
  );
  if (Number(row?.entries) <= MAX_ENTRIES) return;
  throw new HttpError(409, 'TooManyEntries', cpeTexts.tooManyEntries(MAX_ENTRIES));
}

async function refusalOf(trx: Knex, userId: number, id: string): Promise<HttpError> {
  const rows = await query(trx, 'select id from cpe_entries where id = ? and user_id = ?', [
    id,
    userId,
  ]);
  return rows.length > 0
    ? new HttpError(409, 'EarnedEntry', cpeTexts.earnedFixed)
    : new HttpError(404, 'NotFoundError', cpeTexts.entryNotFound);
}
