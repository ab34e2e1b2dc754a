import { DAY_MS } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { InferType } from 'yup';
import { lockOpenMember } from '../../identity/auth/lockAccount';
import type { joinWaitingListInputRules } from '@iia/shared/generated/inputRules/JoinWaitingListInput';
import { badField, HttpError } from '../../platform/errors/HttpError';
import { itemKey, type SelectedItem } from '../seats/items';
import { readCatalogue } from '../seats/readCatalogue';
import { readTakenSeats, freeSeatsOf } from '../seats/readTakenSeats';
import { documentColumns, newDocumentId } from '../../platform/sql/documentIds';
import { waitBriefly } from '../../platform/sql/limitWaits';
import { insertRows, query } from '../../platform/sql/query';
import { retryTransient } from '../../platform/sql/retryTransient';
import { OPEN, readEntries } from './entries';
import { isOpen } from './offerSeats';
import { queueForSeats } from '../seats/queueForSeats';
import { maintainLine } from './maintainLine';
import { waitingTexts } from './texts';
import type { WaitingEntry } from '../../generated/types';

export type JoinInput = InferType<typeof joinWaitingListInputRules>;

/** Maximum number of lines per member. */
export const MAX_LINES = 20;

/** Within 24 hours, so that joining and leaving repeatedly cannot fill the table. */
const MAX_JOINS = 60;

/**
 * Puts a member at the end of the line. Idempotent: an existing position stays.
 * @throws HttpError 400 for an item that cannot be ordered; 409 SeatsLeft, TooManyLines;
 * 503 as in `queueForSeats`
 */
export async function joinLine(
  strapi: Core.Strapi,
  userId: number,
  input: JoinInput,
): Promise<WaitingEntry> {
  const { kind, documentId } = input;
  if (kind === 'document') throw badField('kind', waitingTexts.documents);
  const join = () =>
    strapi.db.connection.transaction(async (trx) => {
      await waitBriefly(trx);
      await lockOpenMember(trx, userId);
      await maintainLine(strapi, trx, { kind, documentId }, new Date());
      const line = await selectLine(strapi, trx, input);
      const present = await readOpen(trx, userId, line);
      if (present) return present;
      await checkFull(trx, line);
      await checkLimits(trx, userId);
      return insertEntry(trx, userId, line);
    });
  return queueForSeats([{ kind, documentId }], () => retryTransient(join));
}

async function selectLine(
  strapi: Core.Strapi,
  trx: Knex,
  { kind, documentId, groupId, optionId }: JoinInput,
): Promise<SelectedItem> {
  const requested = { kind, documentId, quantity: 1 };
  const item = (await readCatalogue(strapi, trx, [requested])).get(itemKey(requested));
  if (!item || !isOpen(item, new Date())) {
    throw badField('documentId', waitingTexts.notForSale(kind));
  }
  if (!item.orderByOption) {
    if (optionId != null) throw badField('optionId', waitingTexts.optionRefused(kind));
    return { item, quantity: 1, group: null, option: null };
  }
  if (groupId == null || optionId == null) throw badField('optionId', waitingTexts.optionNeeded);
  const group = item.optionGroups.find(({ id }) => id === groupId);
  const option = group?.options.find(({ id }) => id === optionId);
  if (!group || !option) throw badField('optionId', waitingTexts.optionUnknown);
  return { item, quantity: 1, group, option };
}

async function readOpen(
  trx: Knex,
  userId: number,
  { item, option }: SelectedItem,
): Promise<WaitingEntry | undefined> {
  const [entry] = await readEntries(
    trx,
    `user_id = ? and item_document_id = ? and option_id = ? and ${OPEN}`,
    [userId, item.documentId, option?.id ?? ''],
  );
  return entry;
}

async function checkFull(trx: Knex, { item, option }: SelectedItem): Promise<void> {
  const taken = await readTakenSeats(trx, [item.documentId]);
  const seats = freeSeatsOf(item, taken.get(item.documentId)).options.get(option?.id ?? '') ?? 0;
  if (seats === 0) return;
  const seatsLeft = seats === Infinity ? null : seats;
  throw new HttpError(409, 'SeatsLeft', waitingTexts.seatsLeft, { seatsLeft });
}

async function checkLimits(trx: Knex, userId: number): Promise<void> {
  const [count] = await query<{ open: number | string; recent: number | string }>(
    trx,
    `select sum(case when ${OPEN} then 1 else 0 end) as open,
            sum(case when joined_at > ? then 1 else 0 end) as recent
     from waiting_entries where user_id = ?`,
    [new Date(Date.now() - DAY_MS), userId],
  );
  if (Number(count?.open ?? 0) >= MAX_LINES) {
    throw new HttpError(409, 'TooManyLines', waitingTexts.tooMany(MAX_LINES));
  }
  if (Number(count?.recent ?? 0) >= MAX_JOINS) {
    throw new HttpError(409, 'TooManyLines', waitingTexts.tooOften);
  }
}

async function insertEntry(
  trx: Knex,
  userId: number,
  { item, group, option }: SelectedItem,
): Promise<WaitingEntry> {
  const now = new Date();
  const [inserted] = await insertRows<{ id: number }>(
    trx,
    'waiting_entries',
    {
      ...documentColumns(newDocumentId(), now),
      kind: item.kind,
      item_document_id: item.documentId,
      group_id: group?.id ?? null,
      option_id: option?.id ?? '',
      slug: item.slug,
      title: item.title,
      option_name: group && option ? `${group.name} – ${option.name}` : null,
      price: option?.price ?? item.price,
      state: 'waiting',
      joined_at: now,
      user_id: userId,
    },
    'returning id',
  );
  const [entry] = await readEntries(trx, 'id = ?', [inserted?.id ?? 0]);
  if (!entry) throw new Error('The entry was not inserted.');
  return entry;
}
