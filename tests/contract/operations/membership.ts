import { randomUUID } from 'node:crypto';
import { addDays, dayOf } from '../../../cms/src/platform/clock/days';
import { callApi } from '../../server/callApi';
import type { TestMember } from '../../server/members';
import { storedLetters } from '../letters';
import { answerOf } from '../world/fixtures';
import type { World } from '../world/World';
import type { Rows } from './Row';

interface RenewPrice {
  memberType: string;
  years: number;
  price: number;
}

async function renewInput(world: World): Promise<Record<string, unknown>> {
  const prices = await answerOf<RenewPrice[]>(world, 'RenewPrices', {});
  const offer = prices.find(({ memberType, years }) => memberType === 'corporate' && years === 1);
  return {
    memberType: 'corporate',
    years: 1,
    expectedPrice: offer?.price,
    idempotencyKey: randomUUID(),
  };
}

const newRenewal = (world: World, name: string): Promise<string> =>
  world.once(name, async () => {
    const request = await answerOf<{ documentId: string; code: string }>(world, 'AddRenewRequest', {
      input: await renewInput(world),
    });
    world.secrets.add(request.documentId).add(request.code);
    return request.documentId;
  });

export const ownRenewal = (world: World): Promise<string> => newRenewal(world, 'renewal');

/** Cancelled once, it stays so. */
const renewalToCancel = (world: World): Promise<string> => newRenewal(world, 'another renewal');

/** A company's term, with a part left that a change of type would deduct. */
const ownTerm = (world: World): Promise<string> =>
  world.once('term', async () => {
    const term = await writeTerm(world, world.member);
    world.secrets.add(term);
    return term;
  });

function writeTerm(world: World, { documentId }: TestMember): Promise<string> {
  const today = dayOf(new Date());
  return world.editor.create('api::membership.membership-term', {
    user: { connect: [{ documentId }] },
    memberType: 'corporate',
    startsOn: today,
    endsOn: addDays(today, 99),
    reason: 'Thử',
    value: 300_000,
    seats: 50,
  });
}

async function inviteBy(world: World, { token }: TestMember, email: string): Promise<string> {
  const json = { email };
  const { body } = await callApi<{ data: { documentId: string } }>(
    world.api,
    '/user-seats/invite',
    { token, json },
  );
  return body.data.documentId;
}

const ownSeat = (world: World, name = 'seat'): Promise<string> =>
  world.once(name, async () => {
    await ownTerm(world);
    const seat = await inviteBy(world, world.member, `${randomUUID()}@example.com`);
    world.secrets.add(seat);
    return seat;
  });

/** From the letter of another company: the database has only a hash of it. */
async function seatToken(world: World): Promise<string> {
  const company = (await world.newCaller('member')) as TestMember;
  await writeTerm(world, company);
  const email = `${randomUUID()}@example.com`;
  await inviteBy(world, company, email);
  const [letter] = await storedLetters(world.api, email);
  return /nhan-cho#([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
}

export const membership: Rows = {
  RenewRequests: {
    variables: async (world) => {
      await ownRenewal(world);
      return {};
    },
  },
  UserMembership: {
    variables: async (world) => {
      await ownTerm(world);
      return {};
    },
  },
  RenewQuote: {
    variables: async (world) => {
      await ownTerm(world);
      return { memberType: 'individual', years: 1 };
    },
  },
  UserSeats: {
    variables: async (world) => {
      await ownSeat(world);
      return {};
    },
  },
  InviteToSeat: {
    variables: async (world, caller) => {
      if (caller) await writeTerm(world, caller);
      return { input: { email: `${randomUUID()}@example.com` } };
    },
    spends: true,
  },
  ResendSeat: {
    variables: async (world) => ({ input: { id: await ownSeat(world) } }),
    owned: true,
  },
  RevokeSeat: {
    variables: async (world) => ({ input: { id: await ownSeat(world, 'another seat') } }),
    owned: true,
  },
  AcceptSeat: {
    variables: async (world) => ({ input: { token: await seatToken(world) } }),
  },
  CancelRenewRequest: {
    variables: async (world) => ({ input: { id: await renewalToCancel(world) } }),
    owned: true,
  },
  AddRenewRequest: {
    variables: async (world) => ({ input: await renewInput(world) }),
    // A member may have at most three unpaid requests.
    spends: true,
  },
};
