import type { Adapter } from './rest/adapter';
import { strapi } from './rest/adapters/strapi';
import { vietnamese } from './messages';

/** How our API speaks. */
export const api: Adapter = {
  ...strapi(vietnamese),
  scalars: {
    Dong: (value) => (Number.isSafeInteger(value) ? value : undefined),
    Blocks: (value) => (Array.isArray(value) ? value : undefined),
    ImageFormats: (value) => (typeof value === 'object' ? value : undefined),
  },
};
