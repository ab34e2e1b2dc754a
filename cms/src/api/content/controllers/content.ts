import type { Core } from '@strapi/strapi';
import { contentActions } from '../../../content/records/readContent';
import { contentReads } from '../../../generated/contentReads';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  Object.fromEntries(
    contentReads.map(({ path, kind, view }) => [path, contentActions[kind](strapi, view)]),
  );
