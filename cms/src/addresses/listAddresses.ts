import type { Core } from '@strapi/strapi';
import type { AnyView } from '../content/ContentView';
import { Fault } from '../platform/errors/Fault';
import { contentReads } from '../generated/contentReads';

/** Records on one page of addresses. */
const PAGE_SIZE = 5_000;

/** What the public site shows of one path of the API. */
interface Collection {
  /** The first step of the path: `courses`. */
  name: string;
  count: number;
  /** How many pages `listAddresses` has of it; 0 where its records have no address of their own. */
  pageCount: number;
  /** When the latest of it changed; null where there is nothing. */
  updatedAt: Date | null;
}

/** What a record's address is made of, and when it changed. */
interface Address {
  slug: string;
  updatedAt: Date;
  /** The slug of its category, where it has one. */
  category?: string;
  /** Where it stands in the institute. */
  group?: string;
}

const views = new Map<string, AnyView>(
  contentReads.map(({ path, view }) => [path.split('/')[1] ?? '', view]),
);

/** All public content by its paths: how much, and when it changed last. */
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

/** One page of the published records of a collection. @throws Fault 404 where none has an address */
export async function listAddresses(
  strapi: Core.Strapi,
  name: string,
  page: number,
): Promise<{ data: Address[]; pageCount: number }> {
  const view = views.get(name);
  if (!view || !hasSlug(view)) {
    throw new Fault(404, 'NotFoundError', 'Không có danh mục nội dung này.');
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
    ...{ slug, updatedAt },
    ...(group !== undefined && { group }),
    ...(category && { category: category.slug }),
  }));
  return { data, pageCount: pagesOf(count) };
}

const hasSlug = ({ fields }: AnyView): boolean => 'slug' in fields;

const pagesOf = (count: number): number => Math.ceil(count / PAGE_SIZE);

const publishedOf = ({ draftAndPublish }: AnyView) =>
  draftAndPublish ? { publishedAt: { $notNull: true } } : {};
