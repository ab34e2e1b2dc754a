import { first } from './given';
import type { Rows } from './Row';

export const standards: Rows = {
  StandardPageList: {
    variables: async (fixture) => ({
      list: (await first<{ slug: string }>(fixture, 'StandardLists')).slug,
    }),
  },
  StandardPageDetail: {
    variables: async (fixture) => ({
      slug: (await first<{ slug: string }>(fixture, 'StandardPageList')).slug,
    }),
  },
};
