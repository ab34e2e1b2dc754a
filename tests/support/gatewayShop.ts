import { borrowApi } from './api';
import { addShopSettings } from './content';
import type { DatabaseKind } from './database';
import { startGateways, type Gateways } from './gateways';
import { addRenewPrices } from './membership';
import type { TestApi } from './startApi';
import { shared } from './suite';

/** A shop with both gateways switched on. */
export function sharedGatewayShop(database: DatabaseKind): { api: TestApi; gateways: Gateways } {
  const both = shared(
    async () => {
      const gateways = await startGateways();
      const api = await borrowApi({ database, env: gateways.env });
      await addShopSettings(api);
      await addRenewPrices(api);
      return { api, gateways };
    },
    async ({ api, gateways }) => {
      await api.stop();
      await gateways.stop();
    },
  );
  return both;
}
