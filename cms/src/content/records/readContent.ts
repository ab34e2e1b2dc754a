import type { Core } from '@strapi/strapi';
import { HttpError } from '../../platform/errors/HttpError';
import { searchIndexOf } from '../../platform/search-index/SearchIndex';
import { listCondition } from '../../platform/search-index/tiers';
import type { Token } from '../../platform/search-index/tokens';
import { applyConditions, mappingOf, type Builder } from './applyConditions';
import { applyFacets } from './applyFacets';
import { countFacets } from './countFacets';
import { recordOfOldSlug } from '../slugs/oldSlugs';
import type { AnyView } from './ContentView';
import { addSeatsLeft } from './seatsLeft';
import { countedOf, populateOf } from './readPopulate';
import { present, type Row, type View } from './present';
import { type ListQuery, type RecordQuery, readListQuery, readRecordQuery } from './readQuery';
import type { Context } from 'koa';
import { requestedStatus } from '../preview/previewToken';

interface Page {
  data: View[];
  meta: { pagination: { page: number; pageSize: number; pageCount: number; total: number } };
}

export const contentActions = {
  list: (strapi: Core.Strapi, view: AnyView) => async (ctx: Context) => {
    ctx.body = await listContent(strapi, view, readListQuery(view, ctx.query));
  },
  facets: (strapi: Core.Strapi, view: AnyView) => async (ctx: Context) => {
    const query = readListQuery(view, ctx.query);
    const matching = () => matchingRows(strapi, view, query);
    ctx.body = { data: await countFacets(strapi, view, matching, query.facets) };
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

/** One page of published records. Three statements plus one per part, regardless of page size. */
async function listContent(strapi: Core.Strapi, view: AnyView, query: ListQuery): Promise<Page> {
  const { page, pageSize } = query;
  const mapping = mappingOf(strapi, view);
  const matching = () => {
    const builder = matchingRows(strapi, view, query);
    applyFacets(strapi, builder, view, query.facets);
    return builder;
  };
  const matchingIds = matching().select(`${mapping.table}.id as id`);
  for (const { field, direction } of query.sort) {
    // Courses without a date sort last, on either database and in either direction.
    const column = mapping.column(field === view.search[0] ? 'sortTitle' : field);
    matchingIds.orderByRaw(`?? ${direction} nulls last`, [column]);
  }
  matchingIds
    .orderBy(`${mapping.table}.id`)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const ids = ((await matchingIds) as { id: number }[]).map(({ id }) => id);
  const [{ total }] = (await matching().count({ total: '*' })) as [{ total: number | string }];
  return {
    data: await toViews(strapi, view, ids, query),
    meta: {
      pagination: {
        page,
        pageSize,
        pageCount: Math.ceil(Number(total) / pageSize),
        total: Number(total),
      },
    },
  };
}

/** Regardless of the facets. */
function matchingRows(
  strapi: Core.Strapi,
  view: AnyView,
  { conditions, tokens }: ListQuery,
): Builder {
  const builder = published(strapi, view);
  applyConditions(builder, mappingOf(strapi, view), conditions);
  if (tokens) search(strapi, builder, view, tokens);
  return builder;
}

/** Finds by documentId, slug or previous slug; the response has the current slug. @throws HttpError 404 */
async function findContent(
  strapi: Core.Strapi,
  view: AnyView,
  key: string,
  query: RecordQuery,
): Promise<View> {
  const id = key.includes('\0') ? undefined : await findId(strapi, view, key);
  const [record] = id === undefined ? [] : await toViews(strapi, view, [id], query);
  if (!record) throw new HttpError(404, 'NotFoundError', view.notFound);
  return record;
}

/** A current slug takes precedence over one given up by another record. */
async function findId(
  strapi: Core.Strapi,
  view: AnyView,
  key: string,
): Promise<number | undefined> {
  const { table, column } = mappingOf(strapi, view);
  const first = async (keys: Record<string, string>) => {
    const row = (await published(strapi, view)
      .where((any) =>
        Object.entries(keys).forEach(([name, value]) => any.orWhere(column(name), value)),
      )
      .first(`${table}.id as id`)) as { id: number } | undefined;
    return row?.id;
  };
  const present = await first({ slug: key, documentId: key });
  if (present !== undefined) return present;
  const documentId = await recordOfOldSlug(strapi, view.uid, key);
  return documentId === undefined ? undefined : first({ documentId });
}

async function findDraft(
  strapi: Core.Strapi,
  view: AnyView,
  documentId: string,
  query: RecordQuery,
): Promise<View> {
  const { table, column } = mappingOf(strapi, view);
  const found = (await (strapi.db.connection(table) as Builder)
    .whereNull(`${table}.published_at`)
    .where(column('documentId'), documentId)
    .select(`${table}.id as id`)
    .first()) as { id: number } | undefined;
  const [record] = found ? await toViews(strapi, view, [found.id], query) : [];
  if (!record) throw new HttpError(404, 'NotFoundError', view.notFound);
  return record;
}

/** @throws HttpError 404 until it is published */
async function readSingle(strapi: Core.Strapi, view: AnyView, query: RecordQuery): Promise<View> {
  const found = (await published(strapi, view).select('id').first()) as { id: number } | undefined;
  const [record] = found ? await toViews(strapi, view, [found.id], query) : [];
  if (!record) throw new HttpError(404, 'NotFoundError', view.notFound);
  return record;
}

/** Restricts a statement to matching records; input without any tokens matches nothing. */
function search(
  strapi: Core.Strapi,
  builder: Builder,
  view: AnyView,
  tokens: readonly Token[],
): void {
  const condition = view.searchKind ? listCondition(view.searchKind, tokens) : null;
  if (!condition) {
    builder.whereRaw('1 = 0');
    return;
  }
  const { sql, value } = searchIndexOf(strapi.db.connection).matching(condition);
  builder.whereRaw(`?? in (${sql})`, [mappingOf(strapi, view).column('documentId'), value]);
}

function published(strapi: Core.Strapi, view: AnyView): Builder {
  const { table } = mappingOf(strapi, view);
  const builder = strapi.db.connection(table) as Builder;
  if (view.draftAndPublish) builder.whereNotNull(`${table}.published_at`);
  return builder;
}

async function toViews(
  strapi: Core.Strapi,
  view: AnyView,
  ids: number[],
  { fields, parts }: RecordQuery,
): Promise<View[]> {
  if (ids.length === 0) return [];
  const counted = countedOf(view);
  const rows: (Row & { id: number })[] = await strapi.db.query(view.uid).findMany({
    where: { id: { $in: ids } },
    select: ['id', 'documentId', ...new Set([...fields, ...counted.fields])],
    populate: populateOf(view.parts, { ...parts, ...counted.parts }),
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const sorted = ids.flatMap((id) => byId.get(id) ?? []);
  const views = sorted.map((row) => present(row, view, fields, parts));
  return addSeatsLeft(strapi, view, sorted, views);
}
