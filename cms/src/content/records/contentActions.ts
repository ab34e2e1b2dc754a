import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { AnyView } from './ContentView';
import { findContent, findDraft, listContent, readSingle } from './readContent';
import { requestedStatus } from '../preview/requestedStatus';
import { readListQuery, readRecordQuery } from './readQuery';

export const contentActions = {
  list: (strapi: Core.Strapi, view: AnyView) => async (ctx: Context) => {
    ctx.body = await listContent(strapi, view, readListQuery(view, ctx.query));
  },
  one: (strapi: Core.Strapi, view: AnyView) => async (ctx: Context) => {
    const { key } = ctx.params as { key: string };
    const find = requestedStatus(ctx, view.uid, key) === 'draft' ? findDraft : findContent;
    const data = await find(strapi, view, key, readRecordQuery(view, ctx.query));
    ctx.body = { data, meta: {} };
  },
  single: (strapi: Core.Strapi, view: AnyView) => async (ctx: Context) => {
    const data = await readSingle(strapi, view, readRecordQuery(view, ctx.query));
    ctx.body = { data, meta: {} };
  },
};
