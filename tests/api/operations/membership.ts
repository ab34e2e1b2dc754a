import { randomUUID } from 'node:crypto';
import { addDays, isoDate } from '@iia/shared/dates';
import { callApi } from '../../support/api';
import type { TestMember } from '../../support/members';
import { storedEmails } from '../../support/mail';
import { responseOf } from './given';
import type { Fixture } from './Fixture';
import type { Rows } from './Row';

interface RenewPrice {
  memberType: string;
  years: number;
  price: number;
}

async function renewInput(fixture: Fixture): Promise<Record<string, unknown>> {
  const prices = await responseOf<RenewPrice[]>(fixture, 'RenewPrices', {});
  const offer = prices.find(({ memberType, years }) => memberType === 'corporate' && years === 1);
  return {
    memberType: 'corporate',
    years: 1,
    expectedPrice: offer?.price,
    idempotencyKey: randomUUID(),
  };
}

const newRenewal = (fixture: Fixture, name: string): Promise<string> =>
  fixture.once(name, async () => {
    const request = await responseOf<{ documentId: string; code: string }>(
      fixture,
      'AddRenewRequest',
      {
        input: await renewInput(fixture),
      },
    );
    fixture.secrets.add(request.documentId).add(request.code);
    return request.documentId;
  });

export const ownRenewal = (fixture: Fixture): Promise<string> => newRenewal(fixture, 'renewal');

/** A separate request, because a cancelled one cannot be used again. */
const renewalToCancel = (fixture: Fixture): Promise<string> =>
  newRenewal(fixture, 'another renewal');

/** A company's term, with a part left that a change of type would deduct. */
const ownTerm = (fixture: Fixture): Promise<string> =>
  fixture.once('term', async () => {
    const term = await writeTerm(fixture, fixture.member);
    fixture.secrets.add(term);
    return term;
  });

function writeTerm(fixture: Fixture, { documentId }: TestMember): Promise<string> {
  const today = isoDate(new Date());
  return fixture.editor.create('api::membership.membership-term', {
    user: { connect: [{ documentId }] },
    memberType: 'corporate',
    startsOn: today,
    endsOn: addDays(today, 99),
    reason: 'Thử',
    value: 300_000,
    seats: 50,
  });
}

async function inviteBy(fixture: Fixture, { token }: TestMember, email: string): Promise<string> {
  const json = { email };
  const { body } = await callApi<{ data: { documentId: string } }>(
    fixture.api,
    '/user-seats/invite',
    { token, json },
  );
  return body.data.documentId;
}

const ownSeat = (fixture: Fixture, name = 'seat'): Promise<string> =>
  fixture.once(name, async () => {
    await ownTerm(fixture);
    const seat = await inviteBy(fixture, fixture.member, `${randomUUID()}@example.com`);
    fixture.secrets.add(seat);
    return seat;
  });

/** From the email of another company: the database has only a hash of it. */
async function seatToken(fixture: Fixture): Promise<string> {
  const company = (await fixture.newCaller('member')) as TestMember;
  await writeTerm(fixture, company);
  const email = `${randomUUID()}@example.com`;
  await inviteBy(fixture, company, email);
  const [message] = await storedEmails(fixture.api, email);
  return /nhan-cho#([\w-]+)/.exec(message?.text ?? '')?.[1] ?? '';
}

export const membership: Rows = {
  RenewRequests: {
    variables: async (fixture) => {
      await ownRenewal(fixture);
      return {};
    },
  },
  OverviewRenewals: {
    variables: async (fixture) => {
      await ownRenewal(fixture);
      return {};
    },
  },
  UserMembership: {
    variables: async (fixture) => {
      await ownTerm(fixture);
      return {};
    },
  },
  RenewQuote: {
    variables: async (fixture) => {
      await ownTerm(fixture);
      return { memberType: 'individual', years: 1 };
    },
  },
  UserSeats: {
    variables: async (fixture) => {
      await ownSeat(fixture);
      return {};
    },
  },
  InviteToSeat: {
    variables: async (fixture, caller) => {
      if (caller) await writeTerm(fixture, caller);
      return { input: { email: `${randomUUID()}@example.com` } };
    },
    spends: true,
  },
  ResendSeat: {
    variables: async (fixture) => ({ input: { id: await ownSeat(fixture) } }),
    owned: true,
  },
  RevokeSeat: {
    variables: async (fixture) => ({ input: { id: await ownSeat(fixture, 'another seat') } }),
    owned: true,
  },
  AcceptSeat: {
    variables: async (fixture) => ({ input: { token: await seatToken(fixture) } }),
  },
  CancelRenewRequest: {
    variables: async (fixture) => ({ input: { id: await renewalToCancel(fixture) } }),
    owned: true,
  },
  AddRenewRequest: {
    variables: async (fixture) => ({ input: await renewInput(fixture) }),
    // A member may have at most three unpaid requests.
    spends: true,
  },
};
