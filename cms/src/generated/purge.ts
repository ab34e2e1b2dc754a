/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** A tag of the host’s cache: the first path segment of a public endpoint. */

export type PurgeTag =
  | 'about-pages'
  | 'certificate-statuses'
  | 'co-managers'
  | 'company-information'
  | 'course-categories'
  | 'courses'
  | 'document-categories'
  | 'documents'
  | 'home-page'
  | 'member-benefits'
  | 'news-categories'
  | 'news-posts'
  | 'partners'
  | 'quantity-discount-rule'
  | 'search'
  | 'seminars'
  | 'services'
  | 'standard-lists'
  | 'standard-pages'
  | 'trang-bang-cap-cua-iia'
  | 'trang-cach-thuc-dat-chung-nhan'
  | 'trang-chinh-sach-bao-mat'
  | 'trang-chinh-sach-hoan-tien'
  | 'trang-cia'
  | 'trang-crma'
  | 'trang-dieu-khoan-su-dung'
  | 'trang-gia-nhap-iia'
  | 'trang-iap'
  | 'trang-loi-ich-hoi-vien'
  | 'trang-xac-minh-chung-chi'
  | 'trang-yeu-cau-cpe'
  | 'user-renew-price';

/** The tags of all responses that can contain a record of a content type. */

export const contentTags = {
  'api::about-page.about-page': ['about-pages'],
  'api::co-manager.co-manager': ['co-managers'],
  'api::partner.partner': ['home-page', 'partners'],
  'api::service.service': ['services'],
  'api::course-category.course-category': ['course-categories', 'courses', 'home-page'],
  'api::course.course': ['courses', 'home-page'],
  'api::document-category.document-category': ['document-categories', 'documents', 'home-page'],
  'api::document.document': ['documents', 'home-page'],
  'api::seminar.seminar': ['home-page', 'seminars'],
  'api::company-information.company-information': ['company-information'],
  'api::quantity-discount-rule.quantity-discount-rule': ['quantity-discount-rule'],
  'api::member-benefit.member-benefit': ['member-benefits'],
  'api::news-category.news-category': ['home-page', 'news-categories', 'news-posts'],
  'api::news-post.news-post': ['home-page', 'news-posts'],
  'api::single-page.trang-gia-nhap-iia': ['trang-gia-nhap-iia'],
  'api::single-page.trang-loi-ich-hoi-vien': ['trang-loi-ich-hoi-vien'],
  'api::single-page.trang-bang-cap-cua-iia': ['trang-bang-cap-cua-iia'],
  'api::single-page.trang-xac-minh-chung-chi': ['trang-xac-minh-chung-chi'],
  'api::single-page.trang-cach-thuc-dat-chung-nhan': ['trang-cach-thuc-dat-chung-nhan'],
  'api::single-page.trang-iap': ['trang-iap'],
  'api::single-page.trang-cia': ['trang-cia'],
  'api::single-page.trang-crma': ['trang-crma'],
  'api::single-page.trang-yeu-cau-cpe': ['trang-yeu-cau-cpe'],
  'api::single-page.trang-dieu-khoan-su-dung': ['trang-dieu-khoan-su-dung'],
  'api::single-page.trang-chinh-sach-bao-mat': ['trang-chinh-sach-bao-mat'],
  'api::single-page.trang-chinh-sach-hoan-tien': ['trang-chinh-sach-hoan-tien'],
  'api::home-page.home-page': ['home-page'],
  'api::standard-list.standard-list': ['standard-lists', 'standard-pages'],
  'api::standard-page.standard-page': ['standard-pages'],
} as const satisfies Record<string, readonly PurgeTag[]>;

/** The tags of public responses that are built from other tables, by schema type. */

export const otherTags = {
  CertificateStatus: ['certificate-statuses'],
  RenewPrice: ['user-renew-price'],
  SearchHit: ['search'],
} as const satisfies Record<string, readonly PurgeTag[]>;
