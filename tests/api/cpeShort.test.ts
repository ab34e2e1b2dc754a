import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { strictDatabase, insert } from '../support/database';
import { shortOfHours } from '../../cms/src/learning/cpe/shortOfHours';
import { newStaff, newMember } from '../support/members';
import type { TestApi } from '../support/startApi';
import { vietnamDay } from '../support/clock';
import { shared, sharedApi } from '../support/suite';
import { callAs, dataOf } from '../support/callAs';
import type { AnalysisUserList, CpeRecord } from '@/data/generated/types';

const MEMBERS = 16;

const oneOf = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)] as Item;

const manyDuties = (['CIA', 'CRMA', 'CCSA', 'CFSA'] as const).flatMap((certification) =>
  [true, false].map((practising) => ({
    certification,
    practising,
    validFrom: 2020,
    tenths: practising ? 400 : 200,
    carryOver: 100,
    parts: [{ part: 'ethics' as const, tenths: 20 }],
  })),
);

/** The filter is SQL; a member's own record is computed in TypeScript. */
describe.each(strictDatabase)('the filter of members who lack CPE hours, on %s', (database) => {
  const api = sharedApi({ database });
  const staff = shared(() => newStaff(api));

  it('finds members who lack CPE hours this year, matching their records, for random histories', async () => {
    const year = Number(vietnamDay().slice(0, 4));
    const short: string[] = [];
    const members: string[] = [];
    for (let at = 0; at < MEMBERS; at += 1) {
      const member = await newMember(api);
      members.push(member.documentId);
      await addHistory(api, member.id, year);
      const { duties } = await dataOf(callAs<CpeRecord>(api, member, `/cpe/record?year=${year}`));
      const lacks = duties.some(
        ({ missing, parts }) => missing > 0 || parts.some((part) => part.missing > 0),
      );
      if (lacks) short.push(member.documentId);
    }
    const found = async (value: boolean) => {
      const ids: string[] = [];
      let next: string | null = '';
      while (next !== null) {
        const path = `/analysis/users?cpeShort=${String(value)}&after=${next}`;
        const page: AnalysisUserList = await dataOf(callAs(api, staff, path));
        ids.push(...page.items.map(({ documentId }) => documentId));
        next = page.next;
      }
      return ids.filter((id) => members.includes(id)).sort();
    };
    expect(await found(true)).toEqual([...short].sort());
    expect(await found(false)).toEqual(members.filter((id) => !short.includes(id)).sort());
  });

  it('computes each figure of a certificate once, whatever the number of requirements', async () => {
    if (api.database !== 'postgres') return;
    const { sql, bindings } = shortOfHours(manyDuties, 2026);
    const plan = await api.sql<Record<string, string>>(
      `explain select u.id from up_users u where not ${sql}`,
      bindings,
    );
    const reads = plan.filter((row) =>
      /SubPlan \d+$|InitPlan \d+ /.test(Object.values(row).join()),
    );
    // One query for the filter, and per row for practice, hours of this and the last year, and one subject.
    expect(reads.length).toBeGreaterThan(0);
    expect(reads.length).toBeLessThanOrEqual(6);
  });
});

async function addHistory(api: TestApi, id: number, year: number): Promise<void> {
  for (let held = randomInt(3); held > 0; held -= 1) {
    const certificate = `cpe${id}x${held}`;
    const state = oneOf(['active', 'active', 'grace', 'inactive', 'revoked']);
    await insert(api, 'certificate_statuses', {
      document_id: certificate,
      number: certificate,
      holder_name: 'Lê Thị Giờ',
      certification: oneOf(['CIA', 'CRMA', 'IAP']),
      state,
      issued_on: `${year - randomInt(3)}-0${1 + randomInt(9)}-15`,
    });
    await api.sql(
      `insert into certificate_statuses_user_lnk (certificate_status_id, user_id)
       select id, ? from certificate_statuses where document_id = ?`,
      [id, certificate],
    );
    for (const of of [year - 1, year]) {
      if (randomInt(3) > 0) continue;
      const practising = randomInt(2) === 1;
      await api.sql(
        'insert into cpe_practice (user_id, certificate_id, year, practising) values (?, ?, ?, ?)',
        [id, certificate, of, practising],
      );
    }
  }
  for (let entry = randomInt(5); entry > 0; entry -= 1) {
    const now = new Date();
    await insert(api, 'cpe_entries', {
      id: `cpe${id}y${entry}`,
      user_id: id,
      day: `${year - randomInt(2)}-0${1 + randomInt(9)}-01`,
      tenths: oneOf([20, 100, 200, 300, 450]),
      subject: 'Học',
      provider: 'Viện',
      part: oneOf(['general', 'ethics']),
      source: 'own',
      idempotency_key: `${entry}`,
      request_hash: '',
      created_at: now,
      revoked_at: randomInt(6) === 0 ? now : null,
    });
  }
}
