import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { updateMemberships } from '../../membership/memberships/refreshMemberships';
import { newSeatToken } from '../../membership/memberships/seats/seatRows';
import { insertTerms } from '../../membership/memberships/terms';
import { addDays, dayOf } from '../../platform/clock/days';
import { documentColumns } from '../../platform/sql/documentColumns';
import { newDocumentId } from '../../platform/sql/documentIds';
import { insertRows, query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { renewTexts } from '../../membership/renewals/texts';
import { COMPANY_EMAIL } from '../accounts';
import { readBuyers } from '../members/loadMembers';

const DAY_MS = 86_400_000;
const SEATS = 10;
const OCCUPIED = 3;

const offered = [
  { email: 'thuha.dang@songhong.example', daysAgo: 2 },
  { email: 'quocbao.ly@songhong.example', daysAgo: 30 },
] as const;

/**
 * The demo company has a corporate term; some of its seats are occupied, one is offered, one offer
 * has expired.
 */
export async function loadSeats(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  now: Date,
): Promise<void> {
  const [company] = await query<{ id: number }>(
    trx,
    `select id from ${tables.users} where email = ?`,
    [COMPANY_EMAIL],
  );
  if (!company) return;
  const today = dayOf(now);
  await insertTerms(
    trx,
    [
      {
        userId: company.id,
        memberType: 'corporate',
        startsOn: addDays(today, -70),
        endsOn: addDays(today, 294),
        endedOn: null,
        seats: SEATS,
        value: 0,
        request: null,
        source: 'carried',
        reason: renewTexts.carriedReason,
        actor: null,
      },
    ],
    now,
  );
  const holders = (await readBuyers(strapi, trx))
    .filter(({ memberType }) => memberType === 'none')
    .slice(0, OCCUPIED);
  const seat = (email: string, daysAgo: number, holderId: number | null) => {
    const invitedAt = new Date(now.getTime() - daysAgo * DAY_MS);
    const { hash, expiresAt } = newSeatToken(invitedAt);
    return {
      ...documentColumns(newDocumentId(), invitedAt),
      company_id: company.id,
      email,
      token_hash: hash,
      invited_at: invitedAt,
      expires_at: expiresAt,
      holder_id: holderId,
      accepted_at: holderId && invitedAt,
    };
  };
  await insertRows(trx, 'membership_seats', [
    ...holders.map(({ email, id }, index) => seat(email, 60 - 9 * index, id)),
    ...offered.map(({ email, daysAgo }) => seat(email, daysAgo, null)),
  ]);
  await updateMemberships(trx, [company.id], now);
}
