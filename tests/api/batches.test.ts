import { describe, expect, it } from 'vitest';
import { strictDatabase } from '../support/database';
import { callApi, runTask } from '../support/api';
import { logIn, newMember, newStaff, setRole } from '../support/members';
import { addMembers, countsOf, ended, prepare, remindedBy, run } from '../support/batches';
import { shared, sharedApi } from '../support/suite';
import { callAs, dataOf, refusalOf } from '../support/callAs';
import type { UserBatch, UserBatchRowList, RemindResult } from '@/data/generated/types';
import { outdateProofs } from '../support/sessions';

/** What staff do to all accounts that match a filter. */
describe.each(strictDatabase)('a batch action, on %s', (database) => {
  const api = sharedApi({ database });
  const staff = shared(() => newStaff(api));

  const draft = async (json: object, by = staff) => {
    const { status, body } = await prepare(api, by, json);
    expect([status, body.error]).toEqual([200, undefined]);
    return body.data;
  };
  const finish = async (id: string, by = staff) => {
    expect((await run(api, by, id)).status).toBe(200);
    return ended(api, by, id);
  };
  const remind = (q: string) => ({ action: 'remind_membership', q });

  it('previews recipients, exclusions and the email, and changes nothing', async () => {
    await addMembers(api, 'lothu', 130);
    await addMembers(api, 'lothu', 3, { days: 200 });
    await addMembers(api, 'lothu', 2, { days: 20, memberType: 'none' });
    await api.sql(`update up_users set blocked = ? where document_id = 'lothu10x7'`, [true]);
    const prepared = await draft(remind('lothu'));
    expect(prepared).toMatchObject({ state: 'draft', total: 135 });
    expect(countsOf(prepared)).toEqual([
      'left_out blocked 1',
      'left_out expires_late 3',
      'left_out no_membership 2',
      'ready 129',
    ]);
    expect(prepared.email).toMatchObject({
      to: 'lothu10x0@example.com',
      subject: expect.stringMatching(/^Tư cách hội viên hết hạn ngày \d/) as unknown,
      greeting: 'Kính gửi Lê Thị Lô,',
    });
    expect(await remindedBy(api, 'lothu')).toMatchObject({ reminders: [0, 0], letters: [0, 0] });
    // Members who match later are not included.
    await addMembers(api, 'lothu', 4, { days: 30 });
    const runs = await Promise.all([1, 2, 3].map(() => run(api, staff, prepared.documentId)));
    expect(runs.map(({ status }) => status)).toEqual([200, 200, 200]);
    const done = await ended(api, staff, prepared.documentId);
    expect(done).toMatchObject({ state: 'done', email: null });
    expect(countsOf(done)).toContain('done 129');
    expect(await remindedBy(api, 'lothu')).toEqual({
      reminders: [129, 129],
      notifications: [129, 129],
      letters: [129, 129],
    });
    const logged = await api.sql<{ reason: string; subject_label: string; changes: unknown }>(
      `select reason, subject_label, changes from audit_entries where action = 'batch_run'
         and subject_id = ?`,
      [prepared.documentId],
    );
    expect(logged).toMatchObject([
      { reason: 'Theo kế hoạch của Viện', subject_label: 'remind_membership' },
    ]);
    expect(JSON.stringify(logged)).not.toContain('lothu');
    expect(countsOf(await draft(remind('lothu')))).toContain('left_out reminded 129');
  });

  it('lists each result, by outcome and page', async () => {
    await addMembers(api, 'lotrang', 45);
    await addMembers(api, 'lotrang', 1, { days: 300 });
    const { documentId: id } = await draft(remind('lotrang'));
    await finish(id);
    const rows = (query: string) =>
      dataOf(callAs<UserBatchRowList>(api, staff, `/user-batches/${id}/rows?${query}`));
    const pages = [await rows('outcome=done')];
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
      pages.push(await rows(`outcome=done&after=${next}`));
    }
    expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 5]);
    const seen = pages.flatMap(({ items }) => items.map(({ user }) => user));
    expect(new Set(seen).size).toBe(45);
    expect((await rows('outcome=left_out')).items).toMatchObject([
      { user: 'lotrang300x0', reason: 'expires_late' },
    ]);
  });

  it('reminds each of 500 selected members once a day under concurrent calls', async () => {
    const userIds = await addMembers(api, 'lochon', 500);
    const { documentId: id } = await draft(remind('lochon'));
    const chosen = { userIds, kind: 'membership_expiring' };
    const choose = () => dataOf(callAs<RemindResult>(api, staff, '/analysis/user-remind', chosen));
    const [one, other, batch] = await Promise.all([choose(), choose(), finish(id)]);
    const byBatch = batch.counts.find(({ outcome }) => outcome === 'done')?.count ?? 0;
    expect(one.queued + other.queued + byBatch).toBe(500);
    expect(await remindedBy(api, 'lochon')).toEqual({
      reminders: [500, 500],
      notifications: [500, 500],
      letters: [500, 500],
    });
    expect(await choose()).toEqual({ queued: 0, skipped: 500 });
  });

  it('blocks and unblocks accounts, except staff and the caller', async () => {
    const by = await newStaff(api);
    const [member, other] = [await newMember(api), await newStaff(api)];
    const all = [by, member, other].map(({ documentId }) => documentId);
    await api.sql(
      `update up_users set search_text = ' lokhoa' where document_id in (?, ?, ?)`,
      all,
    );
    const blocking = await draft({ action: 'block', q: 'lokhoa' }, by);
    expect(countsOf(blocking)).toEqual(['left_out own 1', 'left_out staff 1', 'ready 1']);
    expect(countsOf(await finish(blocking.documentId, by))).toContain('done 1');
    const me = () => callApi(api, '/users/me', { token: member.token });
    expect((await me()).status).toBe(401);
    expect((await callApi(api, '/users/me', { token: by.token })).status).toBe(200);
    const opening = await draft({ action: 'unblock', q: 'lokhoa' }, by);
    expect(countsOf(opening)).toEqual(['left_out open 2', 'ready 1']);
    await finish(opening.documentId, by);
    expect(await logIn(api, member.email, member.password)).toBeTruthy();
    const entries = await api.sql<{ action: string; actor_id: string; reason: string }>(
      'select action, actor_id, reason from audit_entries where member_id = ? order by id',
      [member.documentId],
    );
    expect(entries.map(({ action }) => action)).toEqual(['account_blocked', 'account_unblocked']);
    expect(entries[0]).toMatchObject({
      actor_id: by.documentId,
      reason: 'Theo kế hoạch của Viện',
    });
  });

  it('stops when its initiator is no longer staff', async () => {
    const former = await newStaff(api);
    await addMembers(api, 'lodung', 5);
    await addMembers(api, 'losau', 1);
    const { documentId: id } = await draft(remind('lodung'), former);
    // As if it had been run a moment before the role was lost.
    await setRole(api, former.id, 'authenticated');
    await api.sql(`update user_batches set state = 'running', why = 'Khác' where document_id = ?`, [
      id,
    ]);
    await finish((await draft(remind('losau'))).documentId);
    const stopped = await ended(api, staff, id);
    expect(stopped.state).toBe('stopped');
    expect(countsOf(stopped)).toEqual(['left_out not_staff 5']);
    expect(await remindedBy(api, 'lodung')).toMatchObject({ letters: [0, 0] });
  });

  it.runIf(database === 'postgres')('continues after a lock timeout', async () => {
    await addMembers(api, 'lodoi', 3);
    const { documentId: id } = await draft(remind('lodoi'));
    const failing = `create function fail_locked() returns trigger language plpgsql as $$
      begin raise exception 'canceling statement due to lock timeout' using errcode = '55P03'; end $$`;
    await api.sql(failing);
    await api.sql(
      'create trigger fail_locked before insert on reminders for each row execute function fail_locked()',
    );
    expect((await run(api, staff, id)).status).toBe(200);
    await expect.poll(() => api.log()).toContain('55P03');
    await api.sql('drop function fail_locked cascade');
    await expect
      .poll(async () => {
        await runTask(api, 'workOnBatches');
        return (await callApi<{ data: UserBatch }>(api, `/user-batches/${id}`, staff)).body.data;
      })
      .toMatchObject({ state: 'done' });
    expect(countsOf(await ended(api, staff, id))).toEqual(['done 3']);
  });

  it.runIf(database === 'postgres')('finishes even if a statement always times out', async () => {
    await addMembers(api, 'lolau', 3);
    await api.sql(
      `create function run_too_long() returns trigger language plpgsql as $$
       begin
         if exists (select from up_users where id = new.user_id and document_id = 'lolau10x1') then
           raise exception 'canceling statement due to statement timeout' using errcode = '57014';
         end if;
         return new;
       end $$`,
    );
    await api.sql(
      'create trigger run_too_long before insert on reminders for each row execute function run_too_long()',
    );
    const batch = await finish((await draft(remind('lolau'))).documentId);
    await api.sql('drop function run_too_long cascade');
    expect(countsOf(batch)).toEqual(['done 2', 'failed error 1']);
  });

  it('requires staff, a recent password confirmation, and a filter with matches', async () => {
    const member = await newMember(api);
    await addMembers(api, 'loquyen', 1);
    expect((await prepare(api, member, remind('loquyen'))).status).toBe(403);
    const nobody = prepare(api, staff, remind('loquyenkhongai'));
    expect(await refusalOf(nobody)).toEqual([409, 'NobodyMatches']);
    const { documentId: id } = await draft(remind('loquyen'));
    const stale = await newStaff(api);
    await outdateProofs(api, stale);
    expect((await run(api, stale, id)).status).toBe(403);
    expect((await run(api, member, id)).status).toBe(403);
    expect((await run(api, staff, 'khongco')).status).toBe(404);
    await api.sql('update user_batches set created_at = 0 where document_id = ?', [id]);
    expect(await refusalOf(run(api, staff, id))).toEqual([409, 'DraftTooOld']);
  });
});
