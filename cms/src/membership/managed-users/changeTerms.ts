import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { AuditEntry } from '../../identity/audit/AuditEntry';
import { writeAudit } from '../../identity/audit/writeAudit';
import { addTermInputRules } from '@iia/shared/generated/inputRules/AddTermInput';
import { endTermInputRules } from '@iia/shared/generated/inputRules/EndTermInput';
import { lockMembers } from '../memberships/refreshMemberships';
import { earlyEndRefusal, settleTerms, type TermRefusal } from '../memberships/settleTerms';
import { endTerms, insertTerms } from '../memberships/terms';
import { termTexts } from '../memberships/texts';
import type { Day } from '@iia/shared/dates';
import { checkInput } from '../../platform/errors/checkInput';
import { badField, HttpError } from '../../platform/errors/HttpError';
import { query } from '../../platform/sql/query';
import { type Caller, findUser } from './findUser';

/** @throws HttpError 400 for days of another term, 409 while a change of type awaits payment */
export async function addTerm(
  strapi: Core.Strapi,
  { actor }: Caller,
  body: unknown,
): Promise<void> {
  const { id, memberType, startsOn, endsOn, seats, reason } = checkInput(addTermInputRules, body);
  if (endsOn < startsOn) throw badField('endsOn', termTexts.endsBeforeStart);
  const now = new Date();
  await strapi.db.transaction(async ({ trx }) => {
    const userId = await findUser(trx, id);
    await lockMembers(trx, [userId]);
    const term = {
      userId,
      memberType,
      startsOn,
      endsOn,
      reason,
      source: 'staff' as const,
      value: 0,
      seats: memberType === 'corporate' ? (seats ?? 0) : 0,
      request: null,
      actor: actor.name,
    };
    await insertTerms(trx, [term], now);
    rejectIfInvalid(await settleTerms(trx, userId, now));
    const after = (field: 'memberType' | 'startsOn' | 'endsOn' | 'seats') => ({
      field,
      before: null,
      after: term[field],
    });
    await writeAudit(trx, actor, {
      action: 'term_added',
      subject: { kind: 'term', label: memberType },
      userId,
      changes: [after('memberType'), after('startsOn'), after('endsOn'), after('seats')],
      reason,
    });
  });
}

interface TermRow {
  id: number;
  user_id: number;
  member_type: string;
  ends_on: Day;
  ended_on: Day | null;
}

/** @throws HttpError 404 for an unknown term, 400 for a day on which it cannot end */
export async function endTerm(
  strapi: Core.Strapi,
  { actor }: Caller,
  body: unknown,
): Promise<void> {
  const { id, lastDay, reason } = checkInput(endTermInputRules, body);
  const now = new Date();
  await strapi.db.transaction(async ({ trx }) => {
    const { user_id: userId } = await readTerm(trx, id);
    await lockMembers(trx, [userId]);
    // Checked again: a concurrent call may have ended it.
    const term = await readTerm(trx, id);
    const current = { endsOn: term.ends_on, endedOn: term.ended_on };
    rejectIfInvalid(earlyEndRefusal(current, lastDay, now), { endedOn: 'lastDay' });
    await endTerms(trx, [term.id], lastDay, { reason, actor: actor.name });
    rejectIfInvalid(await settleTerms(trx, userId, now), { startsOn: 'lastDay' });
    const entry: AuditEntry = {
      action: 'term_ended',
      subject: { kind: 'term', id, label: term.member_type },
      userId,
      changes: [{ field: 'endedOn', before: null, after: lastDay }],
      reason,
    };
    await writeAudit(trx, actor, [entry]);
  });
}

async function readTerm(trx: Knex, documentId: string): Promise<TermRow> {
  const [term] = await query<TermRow>(
    trx,
    `select id, user_id, member_type, ends_on, ended_on from membership_terms
     where document_id = ? and user_id is not null`,
    [documentId],
  );
  if (!term) throw new HttpError(404, 'NotFoundError', termTexts.notFound);
  return term;
}

function rejectIfInvalid(
  refusal: TermRefusal | null,
  fieldNames: Partial<Record<NonNullable<TermRefusal['field']>, string>> = {},
): void {
  if (refusal === null) return;
  const { field, message } = refusal;
  throw field === null
    ? new HttpError(409, 'TermRefused', message)
    : badField(fieldNames[field] ?? field, message);
}
