import { first } from '../world/fixtures';
import type { Rows } from './Row';

export const standards: Rows = {
  StandardPageList: {
    variables: async (world) => ({
      list: (await first<{ slug: string }>(world, 'StandardLists')).slug,
    }),
  },
  StandardPageDetail: {
    variables: async (world) => ({
      slug: (await first<{ slug: string }>(world, 'StandardPageList')).slug,
    }),
  },
};
