import { randomUUID } from 'node:crypto';
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

export const ownRenewal = (world: World): Promise<string> =>
  world.once('renewal', async () => {
    const request = await answerOf<{ documentId: string; code: string }>(world, 'AddRenewRequest', {
      input: await renewInput(world),
    });
    world.secrets.add(request.documentId).add(request.code);
    return request.documentId;
  });

export const membership: Rows = {
  RenewRequests: {
    variables: async (world) => {
      await ownRenewal(world);
      return {};
    },
  },
  AddRenewRequest: {
    variables: async (world) => ({ input: await renewInput(world) }),
    // A member may have at most three unpaid requests.
    spends: true,
  },
};
