import type { ContentView } from '../ContentView';
import { image, seo } from './parts';

const ordered = { draftAndPublish: true, searchable: false, defaultSort: 'order:asc' } as const;

export const memberBenefitView: ContentView = {
  ...ordered,
  uid: 'api::member-benefit.member-benefit',
  fields: { title: 'text', summary: 'text', icon: 'word', url: 'text', order: 'number' },
  parts: {},
  notFound: 'Không tìm thấy quyền lợi này.',
};

export const partnerView: ContentView = {
  ...ordered,
  uid: 'api::partner.partner',
  fields: { name: 'text', icon: 'word', url: 'text', order: 'number' },
  parts: { logo: image },
  notFound: 'Không tìm thấy đối tác này.',
};

export const serviceView: ContentView = {
  ...ordered,
  uid: 'api::service.service',
  fields: {
    title: 'text',
    slug: 'word',
    summary: 'text',
    body: 'rich',
    icon: 'word',
    url: 'text',
    order: 'number',
  },
  parts: { cover: image, seo },
  notFound: 'Không tìm thấy dịch vụ này.',
};
