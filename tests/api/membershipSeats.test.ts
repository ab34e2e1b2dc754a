import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, isoDate } from '@iia/shared/dates';
import { newEditor } from '../support/staff';
import type { CompanySeat, CompanySeats } from '@/data/generated/types';
import { callAs, refusalOf } from '../support/callAs';
import { priceFor } from '../support/lines';
import { storedEmails } from '../support/mail';
import { databases } from '../support/database';
import { addBuyer, addBuyers, type Buyer } from '../support/members';
import { addItem } from '../support/content';
import { inDays } from '../support/clock';
import { membershipOf } from '../support/membership';
import { shared, sharedApi } from '../support/suite';

const uid = 'api::membership.membership-term';
const today = isoDate(new Date());
const day = (days: number) => addDays(today, days);

describe.each(databases)('seats of a corporate membership on %s', (database) => {
  const api = sharedApi({ database });
  const editor = shared(() => newEditor(api));
  let course: string;

  beforeAll(async () => {
    course = await addItem(api, 'course', { price: 1_000_000, member_price: 800_000 });
  });
  const write = (who: Buyer, changes: object = {}) =>
    editor.create(uid, {
      user: { connect: [{ id: who.id }] },
      memberType: 'corporate',
      startsOn: today,
      endsOn: day(99),
      reason: 'Thử',
      seats: 3,
      ...changes,
    });
  const newCompany = async (seats = 3) => {
    const company = await addBuyer(api);
    await write(company, { seats });
    return company;
  };
  const call = <Data>(who: Buyer, action: string, json: object) =>
    callAs<Data>(api, who, `/user-seats/${action}`, json);
  const seatsOf = async (who: Buyer) =>
    (await callAs<CompanySeats>(api, who, '/user-seats')).body.data;
  let invited = 0;
  const invite = (who: Buyer, email = `dong.nghiep${(invited += 1)}@example.com`) =>
    call<CompanySeat>(who, 'invite', { email });
  /** The token of the last email to an address: the database stores only its hash. */
  const tokenFor = async (email: string) => {
    const message = (await storedEmails(api, email)).at(-1);
    return /nhan-cho#([\w-]{43})/.exec(message?.text ?? '')?.[1] ?? '';
  };
  const accept = (who: Buyer, token: string) => call<{ company: string }>(who, 'accept', { token });
  const seated = async (company: Buyer, holder?: Buyer) => {
    const { data: seat } = (await invite(company)).body;
    const who = holder ?? (await addBuyer(api));
    const response = await accept(who, await tokenFor(seat.email));
    expect(response.status).toBe(200);
    return { seat, holder: who };
  };
  const revoke = (who: Buyer, id: string) => call(who, 'revoke', { id });
  const typeOf = async ({ id }: Buyer) => (await membershipOf(api, id)).memberType;
  const priceOf = (who: Buyer) => priceFor(api, course, who);

  it('sends an invitation by email, which a member accepts for the member price', async () => {
    const company = await newCompany();
    const { status, body } = await invite(company, ' Lan@Example.com ');
    expect([status, body.data.email, body.data.state]).toEqual([200, 'lan@example.com', 'invited']);
    expect(await seatsOf(company)).toMatchObject({ seats: 3, free: 2 });
    const holder = await addBuyer(api);
    expect(await priceOf(holder)).toBe(1_000_000);
    const accepted = await accept(holder, await tokenFor('lan@example.com'));
    expect(accepted.body.data.company).toBe('Người mua thử');
    expect([await typeOf(holder), await priceOf(holder)]).toEqual(['corporate', 800_000]);
    expect((await seatsOf(company)).list).toMatchObject([
      { email: 'lan@example.com', state: 'held', holderName: 'Người mua thử' },
    ]);
    const [row] = await api.sql('select token_hash from membership_seats where holder_id = ?', [
      holder.id,
    ]);
    expect(row).toEqual({ token_hash: null });
  });

  it('ends a revoked seat at once, and leaves the member’s own term', async () => {
    const company = await newCompany();
    const { seat, holder } = await seated(company);
    expect((await revoke(company, seat.documentId)).status).toBe(200);
    expect([await typeOf(holder), await priceOf(holder)]).toEqual(['none', 1_000_000]);
    expect((await revoke(company, seat.documentId)).status).toBe(200);
    expect(await seatsOf(company)).toMatchObject({ free: 3, list: [] });

    const own = await addBuyer(api);
    await write(own, { memberType: 'individual', seats: 0, endsOn: day(30) });
    const second = await seated(company, own);
    expect(await membershipOf(api, own.id)).toMatchObject({ memberType: 'individual' });
    await revoke(company, second.seat.documentId);
    expect([await typeOf(own), await priceOf(own)]).toEqual(['individual', 800_000]);
  });

  it('ends with the term of the company, and resumes with its next one', async () => {
    const company = await addBuyer(api);
    const term = await write(company);
    const { holder } = await seated(company);
    await editor.update(uid, term, { endedOn: day(-1), endReason: 'Thử' });
    expect([await typeOf(holder), (await invite(company)).status]).toEqual(['none', 409]);
    await write(company, { endsOn: day(50) });
    expect(await typeOf(holder)).toBe('corporate');
  });

  it('limits seats to those bought, invitations included, at any concurrency', async () => {
    const company = await newCompany(3);
    const responses = await Promise.all(Array.from({ length: 10 }, () => invite(company)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await refusalOf(invite(company))).toEqual([409, 'NoFreeSeat']);
    const made = (await seatsOf(company)).list;
    const members = await addBuyers(api, 3);
    const tokens = await Promise.all(made.map(({ email }) => tokenFor(email)));
    const ids = made.map(({ documentId }) => documentId);
    await Promise.all([
      ...tokens.map((token, index) => accept(members[index] as Buyer, token)),
      ...[1, 2, 3].map(() => invite(company)),
      revoke(company, ids[0] ?? ''),
    ]);
    const { list, free } = await seatsOf(company);
    expect(list.length).toBeLessThanOrEqual(3);
    expect(free).toBe(3 - list.length);
  });

  it('accepts an invitation once from concurrent members', async () => {
    const company = await newCompany();
    const { data: seat } = (await invite(company)).body;
    const token = await tokenFor(seat.email);
    const members = await addBuyers(api, 6);
    const responses = await Promise.all(members.map((member) => accept(member, token)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 404]));
    const types = await Promise.all(members.map(typeOf));
    expect(types.filter((type) => type === 'corporate')).toHaveLength(1);
  });

  it('rejects a second seat of one company for a member, and one for its administrator', async () => {
    const company = await newCompany();
    const holder = await addBuyer(api);
    const emails = [
      (await invite(company)).body.data.email,
      (await invite(company)).body.data.email,
    ];
    const tokens = await Promise.all(emails.map(tokenFor));
    const own = accept(company, tokens[0] ?? '');
    expect(await refusalOf(own)).toEqual([409, 'OwnCompany']);
    const responses = await Promise.all(tokens.map((token) => accept(holder, token)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await seatsOf(company)).list.map(({ state }) => state).sort()).toEqual([
      'held',
      'invited',
    ]);
    const other = await newCompany();
    await seated(other, holder);
  });

  it('expires an invitation when it is sent again, revoked, or too old', async () => {
    const company = await newCompany();
    const { data: seat } = (await invite(company)).body;
    const [first, holder] = [await tokenFor(seat.email), await addBuyer(api)];
    expect((await call(company, 'resend', { id: seat.documentId })).status).toBe(200);
    const second = await tokenFor(seat.email);
    expect(second).not.toBe(first);
    expect((await accept(holder, first)).status).toBe(404);
    await api.sql('update membership_seats set expires_at = ? where document_id = ?', [
      inDays(-1),
      seat.documentId,
    ]);
    expect((await accept(holder, second)).status).toBe(404);
    expect(await seatsOf(company)).toMatchObject({ free: 3, list: [{ state: 'expired' }] });
    await call(company, 'resend', { id: seat.documentId });
    const third = await tokenFor(seat.email);
    await revoke(company, seat.documentId);
    expect((await accept(holder, third)).body.error.name).toBe('InvitationInvalid');
    expect((await call(company, 'resend', { id: seat.documentId })).status).toBe(404);
  });

  it('revokes seats beyond a smaller term, invitations and the newest first', async () => {
    const company = await newCompany(3);
    const { holder: first } = await seated(company);
    const { holder: second } = await seated(company);
    await invite(company);
    await write(company, { startsOn: day(100), endsOn: day(200), seats: 1 });
    const { seats, free, list } = await seatsOf(company);
    expect([seats, free, list.length]).toEqual([1, 0, 1]);
    expect([await typeOf(first), await typeOf(second)]).toEqual(['corporate', 'none']);
  });

  it('lets only the administrator grant and revoke seats', async () => {
    const [company, other] = [await newCompany(), await newCompany()];
    const { seat, holder } = await seated(company);
    for (const who of [other, holder]) {
      expect((await revoke(who, seat.documentId)).status).toBe(404);
      expect((await call(who, 'resend', { id: seat.documentId })).status).toBe(404);
    }
    expect((await invite(holder)).status).toBe(409);
    expect((await call(company, 'resend', { id: seat.documentId })).status).toBe(409);
    expect((await invite(company, seat.email)).status).toBe(400);
    expect(await typeOf(holder)).toBe('corporate');
  });
});
