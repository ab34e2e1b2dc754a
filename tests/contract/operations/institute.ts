import { first } from '../world/things';
import type { Row, Rows } from './Row';

/** The detail of what its list shows first. */
const detailOf = (list: string): Row => ({
  variables: async (world) => ({ slug: (await first<{ slug: string }>(world, list)).slug }),
});

export const institute: Rows = {
  AboutPageDetail: detailOf('AboutPageList'),
  CoManagerList: { variables: () => ({ group: 'board' }) },
  CoManagerDetail: detailOf('CoManagerList'),
  ServiceDetail: detailOf('ServiceList'),
};
