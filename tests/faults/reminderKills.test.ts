import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addMembers, countsOf, ended, prepare, remindedBy, run } from '../support/batches';
import { callApi } from '../support/api';
import { databases } from '../support/database';
import { startMailServer } from '../support/mail';
import { newStaff } from '../support/members';
import { startApi } from '../support/startApi';
import { shared } from '../support/suite';

const MEMBERS = Number(process.env.REMINDED ?? 20_000);
const KILLS = 5;

/** Only in `npm run test:long`; tests/api/batches.test.ts reminds some hundreds in every run. */
describe.skipIf(process.env.LONG !== '1').each(databases)(
  'a reminder to 20,000 filtered members, on %s',
  (database) => {
    const mails = shared(startMailServer, (server) => server.close());
    const api = shared(
      () => startApi({ database, env: mails.env }),
      (own) => own.stop(),
    );
    const staff = shared(() => newStaff(api));
    beforeAll(async () => {
      // No mail server listens: sending fails, and emails stay queued.
      await mails.close();
      await addMembers(api, 'dai', MEMBERS);
    });

    it(
      'reaches each person exactly once through repetitions and crashes, without losing an email',
      { timeout: 3_600_000 },
      async () => {
        const drafts = await Promise.all(
          [1, 2].map(() => prepare(api, staff, { action: 'remind_membership', q: 'dai' })),
        );
        const [one, other] = drafts.map(({ body }) => body.data.documentId);
        if (!one || !other) throw new Error(JSON.stringify(drafts));
        const runs = [one, other, one, other].map((id) => run(api, staff, id));
        expect((await Promise.all(runs)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
        for (let kill = 0; kill < KILLS; kill += 1) {
          await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 1000));
          await api.kill();
          await api.restart();
          const userIds = Array.from({ length: 500 }, (_, at) => `dai10x${at * KILLS + kill}`);
          const json = { userIds, kind: 'membership_expiring' };
          const { status } = await callApi(api, '/analysis/user-remind', {
            token: staff.token,
            json,
          });
          expect(status).toBe(200);
        }
        const deadline = Date.now() + 1_800_000;
        for (const id of [one, other]) {
          const done = await ended(api, staff, id, deadline);
          expect(done.state).toBe('done');
          const outcomes = done.counts.map(({ outcome }) => outcome);
          expect(outcomes.every((outcome) => ['done', 'left_out'].includes(outcome))).toBe(true);
          console.log(database, countsOf(done).join(', '));
        }
        expect(await remindedBy(api, 'dai')).toEqual({
          reminders: [MEMBERS, MEMBERS],
          notifications: [MEMBERS, MEMBERS],
          letters: [MEMBERS, MEMBERS],
        });
        const lost = await api.sql(
          `select id from letters where recipient like 'dai%' and state in ('sent', 'expired')`,
        );
        expect(lost).toEqual([]);
        await mails.open();
        await api.sql("update letters set due_at = created_at where recipient like 'dai%'");
        await vi.waitFor(
          () => {
            const to = mails.received().map((mail) => mail.to);
            expect(new Set(to).size).toBe(MEMBERS);
          },
          { timeout: 1_800_000, interval: 2_000 },
        );
      },
    );
  },
);
