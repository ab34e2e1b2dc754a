import type { Core } from '@strapi/strapi';
import type { AnyView } from '../records/ContentView';
import { HttpError } from '../../platform/errors/HttpError';
import { contentReads } from '../../generated/contentReads';

const PAGE_SIZE = 5_000;

interface Collection {
  name: string;
  count: number;
  /** Number of pages of `listAddresses`; 0 if the records have no pages. */
  pageCount: number;
  updatedAt: Date | null;
}

interface Address {
  slug: string;
  updatedAt: Date;
  category?: string;
  /** The section of the site it belongs to. */
  group?: string;
}

const views = new Map<string, AnyView>(
  contentReads.map(({ path, view }) => [path.split('/')[1] ?? '', view]),
);

/** Every public collection with its size and last change. */
export async function listCollections(strapi: Core.Strapi): Promise<Collection[]> {
  return Promise.all(
    [...views].map(async ([name, view]) => {
      const where = publishedOf(view);
      const [count, latest] = await Promise.all([
        strapi.db.query(view.uid).count({ where }),
        strapi.db
          .query(view.uid)
          .findOne({ where, select: ['updatedAt'], orderBy: { updatedAt: 'desc' } }),
      ]);
      const pageCount = hasSlug(view) ? pagesOf(count) : 0;
      return { name, count, pageCount, updatedAt: (latest as Address | null)?.updatedAt ?? null };
    }),
  );
}

/** @throws HttpError 404 if the collection has no addresses */
export async function listAddresses(
  strapi: Core.Strapi,
  name: string,
  page: number,
): Promise<{ data: Address[]; pageCount: number }> {
  const view = views.get(name);
  if (!view || !hasSlug(view)) {
    throw new HttpError(404, 'NotFoundError', 'Không có danh mục nội dung này.');
  }
  const where = publishedOf(view);
  const query = strapi.db.query(view.uid);
  const [rows, count] = await Promise.all([
    query.findMany({
      where,
      select: ['slug', 'updatedAt', ...('group' in view.fields ? ['group'] : [])],
      ...('category' in view.parts && { populate: { category: { select: ['slug'] } } }),
      orderBy: { documentId: 'asc' },
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
    }) as Promise<(Omit<Address, 'category'> & { category?: { slug: string } | null })[]>,
    query.count({ where }),
  ]);
  const data = rows.map(({ slug, updatedAt, group, category }) => ({
    slug,
    updatedAt,
    ...(group !== undefined && { group }),
    ...(category && { category: category.slug }),
  }));
  return { data, pageCount: pagesOf(count) };
}

const hasSlug = ({ fields }: AnyView): boolean => 'slug' in fields;

const pagesOf = (count: number): number => Math.ceil(count / PAGE_SIZE);

const publishedOf = ({ draftAndPublish }: AnyView) =>
  draftAndPublish ? { publishedAt: { $notNull: true } } : {};
