import type { Core } from '@strapi/strapi';
import { singleController } from '../../../content/contentControllers';
import { singlePages, singlePageView } from '../../../content/views/singlePage';

/** An action for each page, named like it. */
export default (start: { strapi: Core.Strapi }) =>
  Object.fromEntries(
    singlePages.map((page) => [page, singleController(singlePageView(page))(start).find]),
  );
