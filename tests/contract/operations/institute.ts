import { first } from '../world/things';
import { nothing, type Row, type Rows } from './Row';

/** The detail of what its list shows first. */
const detailOf = (list: string): Row => ({
  variables: async (world) => ({ slug: (await first<{ slug: string }>(world, list)).slug }),
});

export const institute: Rows = {
  AboutPageList: nothing,
  AboutPageDetail: detailOf('AboutPageList'),
  CoManagerList: { variables: () => ({ group: 'board' }) },
  CoManagerDetail: detailOf('CoManagerList'),
  CompanyInformation: nothing,
  ContactInformation: nothing,
  PartnerList: nothing,
  ServiceList: nothing,
  ServiceDetail: detailOf('ServiceList'),
};
