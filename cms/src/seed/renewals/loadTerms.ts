import type { Knex } from 'knex';
import { firstTerms } from '../../membership/memberships/firstTerms';
import { updateMemberships } from '../../membership/memberships/refreshMemberships';
import { insertTerms } from '../../membership/memberships/terms';
import { dayOf } from '../../platform/clock/days';
import { renewTexts } from '../../membership/renewals/texts';
import type { Member, PlannedRenewal } from './planRenewals';

/** SQLite allows at most 32,766 bound values per statement. */
const BATCH = 100;

/** Creates the terms that the paid requests would have started. */
export async function loadTerms(
  trx: Knex,
  members: readonly Member[],
  requests: readonly (PlannedRenewal & { id: number })[],
  now: Date,
): Promise<void> {
  const terms = members.flatMap(({ id: userId, memberType, memberExpiresAt, createdAt }) => {
    const paid = requests
      .filter((request) => request.userId === userId && request.memberExpiresAt !== null)
      .map(({ paidAt, memberExpiresAt: until, ...request }) => ({
        ...request,
        paidOn: dayOf(paidAt ?? now),
        until: dayOf(until ?? now),
      }));
    const codes = new Map(paid.map(({ id, code }) => [id, code]));
    const until = memberExpiresAt && dayOf(memberExpiresAt);
    const former = { memberType, until, since: dayOf(createdAt) };
    return firstTerms(paid, former, dayOf(now)).map((term) => {
      const code = codes.get(term.request ?? 0);
      const [source, reason] = code
        ? (['request', renewTexts.paidReason(code)] as const)
        : (['carried', renewTexts.carriedReason] as const);
      return { ...term, userId, source, reason, actor: null };
    });
  });
  for (let from = 0; from < terms.length; from += BATCH) {
    await insertTerms(trx, terms.slice(from, from + BATCH), now);
  }
  await updateMemberships(
    trx,
    members.map(({ id }) => id),
    now,
  );
}
