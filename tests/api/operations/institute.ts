import { first } from './given';
import type { Row, Rows } from './Row';

const detailOf = (list: string): Row => ({
  variables: async (fixture) => ({ slug: (await first<{ slug: string }>(fixture, list)).slug }),
});

export const institute: Rows = {
  AboutPageDetail: detailOf('AboutPageList'),
  CoManagerList: { variables: () => ({ group: 'board' }) },
  CoManagerDetail: detailOf('CoManagerList'),
  ServiceDetail: detailOf('ServiceList'),
};
