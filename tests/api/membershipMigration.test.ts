import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, type Day, isoDate } from '@iia/shared/dates';
import { endOf } from '../../cms/src/platform/clock/days';
import { strictDatabase } from '../support/database';
import { startApi } from '../support/startApi';
import { addBuyer, addBuyers } from '../support/members';
import { inDays } from '../support/clock';
import {
  addRenewPrices,
  membershipOf,
  renewBody,
  requestRenewal,
  termsOf,
} from '../support/membership';
import { shared } from '../support/suite';

const today = isoDate(new Date());
const lastMomentOf = (day: Day) => new Date(endOf(day).getTime() - 1).toISOString();

describe.each(strictDatabase)(
  'a database from before membership terms existed, on %s',
  (database) => {
    const api = shared(
      () => startApi({ database }),
      (own) => own.stop(),
    );

    beforeAll(async () => {
      await addRenewPrices(api);
    });

    /** Reverts the migration and Strapi's schema sync. */
    async function forgetTerms(): Promise<void> {
      await api.sql('drop table membership_terms');
      await api.sql('drop index up_users_member_changes_at_ix');
      await api.sql('alter table up_users drop column member_changes_at');
      await api.sql("delete from strapi_migrations where name like '%membership-terms%'");
      await api.sql('delete from strapi_database_schema');
    }

    it('creates a term for each membership', async () => {
      const expires = inDays(100);
      const [paid, given] = await addBuyers(api, 2, {
        member_type: 'individual',
        member_expires_at: expires,
      });
      const none = await addBuyer(api);
      const { code } = (await requestRenewal(api, paid.token, renewBody())).body.data;
      await api.sql(
        `update renew_requests set request_status = 'paid', paid_at = ?, member_expires_at = ?,
       begins = null, credit = null, credited_terms = null where code = ?`,
        [inDays(-265), expires, code],
      );
      await forgetTerms();
      await api.restart();

      const until = isoDate(expires);
      const state = { memberType: 'individual', expiresAt: lastMomentOf(until) };
      expect(await membershipOf(api, paid.id)).toEqual(state);
      expect(await membershipOf(api, given.id)).toEqual(state);
      expect(await membershipOf(api, none.id)).toEqual({ memberType: 'none', expiresAt: null });
      expect(await termsOf(api, none.token)).toEqual([]);
      expect(await termsOf(api, paid.token)).toMatchObject([
        { startsOn: addDays(today, -265), endsOn: until, source: 'request', requestCode: code },
      ]);
      expect(await termsOf(api, given.token)).toMatchObject([
        { startsOn: today, endsOn: until, source: 'carried', requestCode: null },
      ]);
      // Strapi supports the table: a payment writes a term with all its columns.
      const [term] = await api.sql<{ value: unknown; actor: unknown }>(
        'select value, actor, end_actor from membership_terms where user_id = ?',
        [paid.id],
      );
      expect([Number(term?.value), term?.actor]).toEqual([1_000_000, null]);
    });
  },
);
