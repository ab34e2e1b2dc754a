import {
  aboutPageShown,
  coManagerShown,
  partnerShown,
  serviceShown,
  courseCategoryShown,
  courseShown,
  documentCategoryShown,
  documentShown,
  seminarShown,
  companyInformationShown,
  quantityDiscountRuleShown,
  memberBenefitShown,
  newsCategoryShown,
  newsPostShown,
  standardListShown,
  standardPageShown,
  homePageShown,
  singlePageShown,
  type singlePagePaths,
} from '../../generated/content';
import type {
  AboutPage,
  CoManager,
  Partner,
  Service,
  CourseCategory,
  Course,
  DocumentCategory,
  Document,
  Seminar,
  CompanyInformation,
  QuantityDiscountRule,
  MemberBenefit,
  NewsCategory,
  NewsPost,
  StandardList,
  StandardPage,
  HomePage,
  SinglePage,
} from '../../generated/types';
import type { ContentView } from '../records/ContentView';
import { courseFacets, documentFacets, seminarFacets } from './catalogueFacets';
import { showTable } from './showTable';

export const aboutPageView: ContentView<AboutPage> = {
  ...aboutPageShown,
  defaultSort: 'order:asc',
  searchKind: 'about',
  notFound: 'Không tìm thấy trang giới thiệu này.',
};

export const coManagerView: ContentView<CoManager> = {
  ...coManagerShown,
  defaultSort: 'order:asc',
  searchKind: 'person',
  notFound: 'Không tìm thấy thành viên này.',
};

export const partnerView: ContentView<Partner> = {
  ...partnerShown,
  defaultSort: 'order:asc',
  notFound: 'Không tìm thấy đối tác này.',
};

export const serviceView: ContentView<Service> = {
  ...serviceShown,
  defaultSort: 'order:asc',
  searchKind: 'service',
  notFound: 'Không tìm thấy dịch vụ này.',
};

export const courseCategoryView: ContentView<CourseCategory> = {
  ...courseCategoryShown,
  defaultSort: 'order:asc',
  notFound: 'Không tìm thấy danh mục khoá học này.',
};

export const courseView: ContentView<Course> = {
  ...courseShown,
  defaultSort: 'startAt:asc',
  seatsOf: 'course',
  searchKind: 'course',
  facets: courseFacets,
  notFound: 'Không tìm thấy khoá học này.',
};

export const documentCategoryView: ContentView<DocumentCategory> = {
  ...documentCategoryShown,
  defaultSort: 'order:asc',
  notFound: 'Không tìm thấy danh mục tài liệu này.',
};

export const documentView: ContentView<Document> = {
  ...documentShown,
  defaultSort: 'year:desc',
  searchKind: 'document',
  facets: documentFacets,
  notFound: 'Không tìm thấy tài liệu này.',
};

export const seminarView: ContentView<Seminar> = {
  ...seminarShown,
  defaultSort: 'startAt:asc',
  seatsOf: 'seminar',
  searchKind: 'seminar',
  facets: seminarFacets,
  notFound: 'Không tìm thấy hội thảo này.',
};

export const companyInformationView: ContentView<CompanyInformation> = {
  ...companyInformationShown,
  defaultSort: 'name:asc',
  notFound: 'Thông tin của Viện chưa được cập nhật.',
};

export const quantityDiscountRuleView: ContentView<QuantityDiscountRule> = {
  ...quantityDiscountRuleShown,
  defaultSort: 'documentId:asc',
  notFound: 'Chưa có chiết khấu theo số lượng.',
};

export const memberBenefitView: ContentView<MemberBenefit> = {
  ...memberBenefitShown,
  defaultSort: 'order:asc',
  notFound: 'Không tìm thấy quyền lợi này.',
};

export const newsCategoryView: ContentView<NewsCategory> = {
  ...newsCategoryShown,
  defaultSort: 'order:asc',
  notFound: 'Không tìm thấy chuyên mục này.',
};

export const newsPostView: ContentView<NewsPost> = {
  ...newsPostShown,
  defaultSort: 'publishedOn:desc',
  searchKind: 'news',
  notFound: 'Không tìm thấy bài viết này.',
};

export const standardListView: ContentView<StandardList> = {
  ...standardListShown,
  defaultSort: 'order:asc',
  notFound: 'Không tìm thấy bộ chuẩn mực này.',
};

export const standardPageView: ContentView<StandardPage> = {
  ...standardPageShown,
  defaultSort: 'order:asc',
  searchKind: 'standard',
  notFound: 'Không tìm thấy chuẩn mực này.',
};

const { featuredCourses, featuredSeminars, featuredDocuments, featuredNews, partners } =
  homePageShown.parts;

export const homePageView: ContentView<HomePage> = {
  ...homePageShown,
  parts: {
    ...homePageShown.parts,
    featuredCourses: { ...featuredCourses, of: courseView },
    featuredSeminars: { ...featuredSeminars, of: seminarView },
    featuredDocuments: { ...featuredDocuments, of: documentView },
    featuredNews: { ...featuredNews, of: newsPostView },
    partners: { ...partners, of: partnerView },
  },
  defaultSort: 'documentId:asc',
  notFound: 'Trang chủ chưa được đăng.',
};

const { sections } = singlePageShown.parts;

/** Stored as text by editors: `showTable`. */
const table = {
  fields: { ...sections.variants['sections.table'].fields, columns: 'text', rows: 'text' },
  show: showTable,
} as const;

export type SinglePagePath = (typeof singlePagePaths)[number];

/** One of the institute's fixed pages; all share one view. */
export const singlePageView = (path: SinglePagePath): ContentView<SinglePage> => ({
  ...singlePageShown,
  uid: `api::single-page.${path}`,
  parts: {
    ...singlePageShown.parts,
    sections: { ...sections, variants: { ...sections.variants, 'sections.table': table } },
  },
  defaultSort: 'title:asc',
  searchKind: 'page',
  notFound: 'Trang này chưa được đăng.',
});
