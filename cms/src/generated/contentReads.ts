/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import { aboutPageView } from '../content/views/aboutPage';
import { coManagerView } from '../content/views/coManager';
import { partnerView } from '../content/views/partner';
import { serviceView } from '../content/views/service';
import { courseCategoryView } from '../content/views/courseCategory';
import { courseView } from '../content/views/course';
import { documentCategoryView } from '../content/views/documentCategory';
import { documentView } from '../content/views/document';
import { seminarView } from '../content/views/seminar';
import { companyInformationView } from '../content/views/companyInformation';
import { quantityDiscountRuleView } from '../content/views/quantityDiscountRule';
import { memberBenefitView } from '../content/views/memberBenefit';
import { newsCategoryView } from '../content/views/newsCategory';
import { newsPostView } from '../content/views/newsPost';
import { singlePageView } from '../content/views/singlePage';
import { homePageView } from '../content/views/homePage';
import { standardListView } from '../content/views/standardList';
import { standardPageView } from '../content/views/standardPage';
/** The routes that return content, each with its view. */
export const contentReads = [
  { path: '/about-pages', kind: 'list', view: aboutPageView },
  { path: '/about-pages/:key', kind: 'one', view: aboutPageView },
  { path: '/co-managers', kind: 'list', view: coManagerView },
  { path: '/co-managers/:key', kind: 'one', view: coManagerView },
  { path: '/partners', kind: 'list', view: partnerView },
  { path: '/services', kind: 'list', view: serviceView },
  { path: '/services/:key', kind: 'one', view: serviceView },
  { path: '/course-categories', kind: 'list', view: courseCategoryView },
  { path: '/course-categories/:key', kind: 'one', view: courseCategoryView },
  { path: '/courses', kind: 'list', view: courseView },
  { path: '/courses/:key', kind: 'one', view: courseView },
  { path: '/document-categories', kind: 'list', view: documentCategoryView },
  { path: '/document-categories/:key', kind: 'one', view: documentCategoryView },
  { path: '/documents', kind: 'list', view: documentView },
  { path: '/documents/:key', kind: 'one', view: documentView },
  { path: '/seminars', kind: 'list', view: seminarView },
  { path: '/seminars/:key', kind: 'one', view: seminarView },
  { path: '/company-information', kind: 'single', view: companyInformationView },
  { path: '/quantity-discount-rule', kind: 'single', view: quantityDiscountRuleView },
  { path: '/member-benefits', kind: 'list', view: memberBenefitView },
  { path: '/news-categories', kind: 'list', view: newsCategoryView },
  { path: '/news-categories/:key', kind: 'one', view: newsCategoryView },
  { path: '/news-posts', kind: 'list', view: newsPostView },
  { path: '/news-posts/:key', kind: 'one', view: newsPostView },
  { path: '/trang-gia-nhap-iia', kind: 'single', view: singlePageView('trang-gia-nhap-iia') },
  {
    path: '/trang-loi-ich-hoi-vien',
    kind: 'single',
    view: singlePageView('trang-loi-ich-hoi-vien'),
  },
  {
    path: '/trang-bang-cap-cua-iia',
    kind: 'single',
    view: singlePageView('trang-bang-cap-cua-iia'),
  },
  {
    path: '/trang-xac-minh-chung-chi',
    kind: 'single',
    view: singlePageView('trang-xac-minh-chung-chi'),
  },
  {
    path: '/trang-cach-thuc-dat-chung-nhan',
    kind: 'single',
    view: singlePageView('trang-cach-thuc-dat-chung-nhan'),
  },
  { path: '/trang-iap', kind: 'single', view: singlePageView('trang-iap') },
  { path: '/trang-cia', kind: 'single', view: singlePageView('trang-cia') },
  { path: '/trang-crma', kind: 'single', view: singlePageView('trang-crma') },
  { path: '/trang-yeu-cau-cpe', kind: 'single', view: singlePageView('trang-yeu-cau-cpe') },
  {
    path: '/trang-dieu-khoan-su-dung',
    kind: 'single',
    view: singlePageView('trang-dieu-khoan-su-dung'),
  },
  {
    path: '/trang-chinh-sach-bao-mat',
    kind: 'single',
    view: singlePageView('trang-chinh-sach-bao-mat'),
  },
  {
    path: '/trang-chinh-sach-hoan-tien',
    kind: 'single',
    view: singlePageView('trang-chinh-sach-hoan-tien'),
  },
  { path: '/home-page', kind: 'single', view: homePageView },
  { path: '/standard-lists', kind: 'list', view: standardListView },
  { path: '/standard-lists/:key', kind: 'one', view: standardListView },
  { path: '/standard-pages', kind: 'list', view: standardPageView },
  { path: '/standard-pages/:key', kind: 'one', view: standardPageView },
] as const;
