import { singlePages } from '../content/views/singlePage';

/**
 * The host's tags of all lists and pages that show records of a type: the plural names of the answers
 * they are made of, as in `/api/courses`. What no page shows is not here.
 */
export const contentTags: Readonly<Record<string, readonly string[]>> = {
  'api::course.course': ['courses', 'home-page'],
  'api::course-category.course-category': ['course-categories', 'courses', 'home-page'],
  'api::document.document': ['documents', 'home-page'],
  'api::document-category.document-category': ['document-categories', 'documents', 'home-page'],
  'api::seminar.seminar': ['seminars', 'home-page'],
  'api::news-post.news-post': ['news-posts', 'home-page'],
  'api::news-category.news-category': ['news-categories', 'news-posts', 'home-page'],
  'api::about-page.about-page': ['about-pages'],
  'api::co-manager.co-manager': ['co-managers'],
  'api::standard-page.standard-page': ['standard-pages'],
  'api::standard-list.standard-list': ['standard-lists', 'standard-pages'],
  'api::member-benefit.member-benefit': ['member-benefits'],
  'api::partner.partner': ['partners', 'home-page'],
  'api::service.service': ['services'],
  'api::certificate-status.certificate-status': ['certificate-statuses'],
  'api::home-page.home-page': ['home-page'],
  'api::company-information.company-information': ['company-information'],
  'api::quantity-discount-rule.quantity-discount-rule': ['quantity-discount-rule'],
  'api::user-renew-price.user-renew-price': ['user-renew-price'],
  ...Object.fromEntries(singlePages.map((page) => [`api::single-page.${page}`, [page]])),
};
