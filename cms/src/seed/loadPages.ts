import { singlePagePaths } from '../generated/content';
import { loadItems, loadSingle } from './loadItem';
import type { ContentType, Loader } from './Loader';
import { sectionData } from './sectionData';

const MAX_FEATURED_NEWS = 3;

export async function loadPages(loader: Loader): Promise<void> {
  const { strapi, samples, before } = loader;
  const { pages, collections } = samples;
  const loadAll = async () => {
    for (const page of singlePagePaths) {
      const { title, summary, sections } = pages[page];
      const stored = [];
      for (const section of sections) stored.push(await sectionData(strapi, section));
      const seo = { title, description: summary };
      const data = { title, summary, seo, sections: stored };
      await loadSingle(loader, `api::single-page.${page}`, data);
    }
  };
  // After the first run errors are caught, which PostgreSQL does not allow within a transaction.
  await (before ? loadAll() : strapi.db.transaction(loadAll));
  for (const [uid, records] of Object.entries(collections)) {
    const key = ['slug', 'title', 'name'].find((name) => name in (records[0] ?? {}));
    await loadItems(loader, uid as ContentType, records as Record<string, unknown>[], key);
  }
  await loadHomePage(loader);
}

async function loadHomePage(loader: Loader): Promise<void> {
  const findAll = (uid: ContentType, values: readonly string[], name?: string) =>
    findRecords(loader, uid, values, name);
  const { homePage, news, collections } = loader.samples;
  const { hero, highlights, courses, seminars, documents, ...others } = homePage;
  const featuredNews = Object.values(news)
    .flat()
    .filter(({ featured }) => featured)
    .slice(0, MAX_FEATURED_NEWS)
    .map(({ slug }) => slug);
  const partners = (collections['api::partner.partner'] ?? []) as readonly { name: string }[];
  const names = partners.map(({ name }) => name);
  await loadSingle(loader, 'api::home-page.home-page', {
    hero,
    highlights,
    featuredCourses: await findAll('api::course.course', courses),
    featuredSeminars: await findAll('api::seminar.seminar', seminars),
    featuredDocuments: await findAll('api::document.document', documents),
    featuredNews: await findAll('api::news-post.news-post', featuredNews),
    partners: await findAll('api::partner.partner', names, 'name'),
    ...others,
  });
}

/** Without records an editor deleted. @throws Error for an unknown one on the first run */
async function findRecords(
  { strapi, before }: Loader,
  uid: ContentType,
  values: readonly string[],
  name = 'slug',
): Promise<string[]> {
  const records = await strapi.documents(uid).findMany({
    filters: { [name]: { $in: [...values] } },
    fields: [name],
  });
  const idOf = new Map(records.map((record) => [record[name] as string, record.documentId]));
  return values.flatMap((value) => {
    const documentId = idOf.get(value);
    if (documentId === undefined && !before) throw new Error(`${uid} "${value}" does not exist.`);
    return documentId ?? [];
  });
}
