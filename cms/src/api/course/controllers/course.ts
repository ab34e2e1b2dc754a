import type { Core } from '@strapi/strapi';
import { contentActions } from '../../../content/records/readContent';
import { courseView } from '../../../content/views/contentViews';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  courseFacets: contentActions.facets(strapi, courseView),
});
