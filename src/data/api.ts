import type { Adapter } from 'rest-contract';
import { strapi } from 'rest-contract/adapters/strapi';
import { vietnamese } from './messages';

/** The adapter of our API. */
export const api: Adapter = {
  ...strapi(vietnamese),
  scalars: {
    Dong: (value) => (Number.isSafeInteger(value) ? value : undefined),
    Blocks: (value) => (Array.isArray(value) ? value : undefined),
    ImageFormats: (value) => (typeof value === 'object' ? value : undefined),
  },
};
