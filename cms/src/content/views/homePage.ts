import { homePageShown } from '../../generated/content';
import type { HomePage } from '../../generated/types';
import type { ContentView } from '../records/ContentView';
import { courseView } from './course';
import { documentView } from './document';
import { newsPostView } from './newsPost';
import { partnerView } from './partner';
import { seminarView } from './seminar';

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
