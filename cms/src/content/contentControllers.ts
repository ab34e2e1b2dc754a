import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { ContentView } from './ContentView';
import { findContent, listContent, readSingle } from './readContent';
import { readListQuery, readRecordQuery } from './readQuery';

/** `find` and `findOne` of a collection, by its view. */
export function collectionController(view: ContentView) {
  return ({ strapi }: { strapi: Core.Strapi }) => ({
    async find(ctx: Context) {
      ctx.body = await listContent(strapi, view, readListQuery(view, ctx.query));
    },
    async findOne(ctx: Context) {
      const { key } = ctx.params as { key: string };
      const data = await findContent(strapi, view, key, readRecordQuery(view, ctx.query));
      ctx.body = { data, meta: {} };
    },
  });
}

/** `find` of a single type, by its view. */
export function singleController(view: ContentView) {
  return ({ strapi }: { strapi: Core.Strapi }) => ({
    async find(ctx: Context) {
      const data = await readSingle(strapi, view, readRecordQuery(view, ctx.query));
      ctx.body = { data, meta: {} };
    },
  });
}
