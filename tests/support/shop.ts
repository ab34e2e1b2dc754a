import { borrowApi, type Wanted } from './api';
import { addShopSettings } from './content';
import { addRenewPrices } from './membership';
import type { TestApi } from './startApi';
import { shared } from './suite';

/** Borrows an API with a bank account, discounts by quantity and prices of memberships. */
export const sharedShop = (wanted: Wanted): TestApi =>
  shared(
    async () => {
      const api = await borrowApi(wanted);
      await addShopSettings(api);
      await addRenewPrices(api);
      return api;
    },
    (api) => api.stop(),
  );
