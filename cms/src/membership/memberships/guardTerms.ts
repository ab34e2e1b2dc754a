import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { isDay } from 'rest-contract/rules';
import type { Day } from '@iia/shared/dates';
import { actorName } from '../../platform/panel-writes/actor';
import { query } from '../../platform/sql/query';
import { earlyEndRefusal, settleTerms, type TermRefusal } from './settleTerms';
import { termTexts } from './texts';
import { isRead, fieldError } from '../../platform/panel-writes/guardRecords';

const TERM = 'api::membership.membership-term';
const USER = 'plugin::users-permissions.user';

interface StoredTerm {
  user_id: number | null;
  starts_on: Day;
  ends_on: Day;
  ended_on: Day | null;
}

/**
 * Staff may add a term, or end one early with a reason; nothing else may change. An account's
 * membership columns cannot be written: they are computed from the terms.
 */
export function guardTerms(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid === USER && 'data' in context.params) {
      restoreColumns(context.action, context.params.data as Record<string, unknown> | undefined);
    }
    if (context.uid !== TERM || isRead(context.action)) return next();
    const { params, action } = context;
    if (action !== 'create' && action !== 'update')
      throw new errors.ForbiddenError(termTexts.notDeletable);
    const data = (params.data ?? {}) as Record<string, unknown>;
    return strapi.db.transaction(async ({ trx }) => {
      const actor = actorName(strapi) ?? null;
      if (action === 'create') {
        checkNew(data);
        const user = await memberIn(strapi, data.user);
        Object.assign(data, { user, source: 'staff', actor, request: null, ...unended });
      } else {
        Object.assign(params, { data: await endingOf(trx, params, data, actor) });
      }
      const written = await next();
      await checkWritten(trx, (written as { documentId: string }).documentId);
      return written;
    });
  });
}

const unended = { endedOn: null, endReason: null, endActor: null };

function restoreColumns(action: string, data: Record<string, unknown> | undefined): void {
  if (data === undefined) return;
  if (action === 'create') Object.assign(data, { memberType: 'none', memberExpiresAt: null });
  else for (const column of ['memberType', 'memberExpiresAt']) delete data[column];
  delete data.memberChangesAt;
}

/** The panel connects a relation; this column of Strapi accepts only an id. */
async function memberIn(strapi: Core.Strapi, value: unknown): Promise<number> {
  const { connect, set } = (value ?? {}) as Partial<Record<'connect' | 'set', unknown[]>>;
  const [chosen] = connect ?? set ?? [value];
  const { id, documentId } = (chosen ?? {}) as { id?: number; documentId?: string };
  const where = documentId === undefined ? { id: id ?? 0 } : { documentId };
  const member = await strapi.db.query(USER).findOne({ where, select: ['id'] });
  if (member === null) throw fieldError('user', termTexts.userMissing);
  return (member as { id: number }).id;
}

function checkNew({ startsOn, endsOn, reason }: Record<string, unknown>): void {
  if (!isFilled(reason)) throw fieldError('reason', termTexts.reasonMissing);
  if (!isDayText(startsOn)) throw fieldError('startsOn', termTexts.dayMissing);
  if (!isDayText(endsOn)) throw fieldError('endsOn', termTexts.dayMissing);
  if (endsOn < startsOn) throw fieldError('endsOn', termTexts.endsBeforeStart);
}

/** Only the early end can be written, and only once. */
async function endingOf(
  trx: Knex,
  { documentId }: { documentId?: string },
  { endedOn, endReason }: Record<string, unknown>,
  endActor: string | null,
): Promise<object> {
  const [term] = await query<StoredTerm>(
    trx,
    'select user_id, starts_on, ends_on, ended_on from membership_terms where document_id = ?',
    [documentId ?? ''],
  );
  if (term === undefined) throw new errors.NotFoundError(termTexts.notFound);
  if (endedOn === undefined || endedOn === null || endedOn === term.ended_on) return {};
  const current = { endsOn: term.ends_on, endedOn: term.ended_on };
  rejectIfInvalid(earlyEndRefusal(current, isDayText(endedOn) ? endedOn : null, new Date()));
  if (!isFilled(endReason)) throw fieldError('endReason', termTexts.reasonMissing);
  return { endedOn, endReason, endActor };
}

async function checkWritten(trx: Knex, documentId: string): Promise<void> {
  const [term] = await query<StoredTerm>(
    trx,
    'select user_id, starts_on, ends_on, ended_on from membership_terms where document_id = ?',
    [documentId],
  );
  const userId = term?.user_id;
  if (!userId) throw fieldError('user', termTexts.userMissing);
  rejectIfInvalid(await settleTerms(trx, userId, new Date()));
}

function rejectIfInvalid(refusal: TermRefusal | null): void {
  if (refusal === null) return;
  const { field, message } = refusal;
  throw field === null ? new errors.ValidationError(message) : fieldError(field, message);
}

const isFilled = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

const isDayText = (value: unknown): value is Day => typeof value === 'string' && isDay(value);
