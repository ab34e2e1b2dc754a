import type { Core } from '@strapi/strapi';
import { contentActions } from '../../../content/records/readContent';
import { documentView } from '../../../content/views/contentViews';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  documentFacets: contentActions.facets(strapi, documentView),
});
