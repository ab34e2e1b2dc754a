import { randomUUID } from 'node:crypto';
import { addDays, dayOf } from '../../../cms/src/platform/clock/days';
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
  const offer = prices.find(({ memberType, years }) => memberType === 'individual' && years === 1);
  return {
    memberType: 'individual',
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

/** A term that a change of type would deduct; not begun, so that prices stay as they are. */
const ownTerm = (world: World): Promise<string> =>
  world.once('term', async () => {
    const today = dayOf(new Date());
    const term = await world.editor.create('api::membership.membership-term', {
      user: { connect: [{ documentId: world.member.documentId }] },
      memberType: 'individual',
      startsOn: addDays(today, 7),
      endsOn: addDays(today, 99),
      reason: 'Thử',
      value: 300_000,
    });
    world.secrets.add(term);
    return term;
  });

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
      return { memberType: 'corporate', years: 1 };
    },
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
