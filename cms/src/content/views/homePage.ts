import type { ContentView, Part } from '../ContentView';
import { courseView } from './course';
import { documentView } from './document';
import { partnerView } from './institute';
import { newsPostView } from './newsPost';
import { image, seo } from './parts';
import { seminarView } from './seminar';

export const homePageView: ContentView = {
  uid: 'api::home-page.home-page',
  fields: {},
  parts: {
    hero: { fields: ['title', 'lead', 'label', 'url'], parts: { image } },
    highlights: { fields: ['title', 'detail', 'icon', 'url'], many: true },
    featuredCourses: listOf(courseView),
    featuredSeminars: listOf(seminarView),
    featuredDocuments: listOf(documentView),
    featuredNews: listOf(newsPostView),
    partners: listOf(partnerView),
    seo,
  },
  draftAndPublish: true,
  searchable: false,
  defaultSort: 'documentId:asc',
  notFound: 'Trang chủ chưa được đăng.',
};

/** Records of a type as its lists show them: without their rich text, with the parts that are asked for. */
function listOf(view: ContentView): Part {
  const fields = Object.keys(view.fields).filter((field) => view.fields[field] !== 'rich');
  return { fields: ['documentId', ...fields], many: true, of: view, parts: view.parts };
}
