import type { Core } from '@strapi/strapi';
import { contentActions } from '../../../content/records/readContent';
import { seminarView } from '../../../content/views/contentViews';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  seminarFacets: contentActions.facets(strapi, seminarView),
});
