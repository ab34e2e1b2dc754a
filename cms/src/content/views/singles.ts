import type { ContentView } from '../ContentView';

export const companyInformationView: ContentView = {
  uid: 'api::company-information.company-information',
  fields: {
    name: 'text',
    address: 'text',
    hotline: 'text',
    email: 'text',
    taxCode: 'word',
    map: 'text',
  },
  parts: {
    socials: { fields: ['name', 'url'], many: true },
    bankAccount: { fields: ['bankBin', 'bankName', 'accountNumber', 'accountName'] },
  },
  draftAndPublish: false,
  searchable: false,
  defaultSort: 'name:asc',
  notFound: 'Thông tin của viện chưa được cập nhật.',
};

export const quantityDiscountRuleView: ContentView = {
  uid: 'api::quantity-discount-rule.quantity-discount-rule',
  fields: { appliesTo: 'list' },
  parts: { tiers: { fields: ['minQuantity', 'percent'], many: true } },
  draftAndPublish: false,
  searchable: false,
  defaultSort: 'documentId:asc',
  notFound: 'Chưa có mức giảm giá theo số lượng.',
};
