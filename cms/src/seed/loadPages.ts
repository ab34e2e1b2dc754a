import type { Core } from '@strapi/strapi';
import { singlePagePaths } from '../generated/content';
import { toBlocks } from './blocks';
import { memberBenefits } from './content/benefits';
import { homePage } from './content/homePage';
import { news } from './content/news';
import { pages } from './content/pages';
import { partners } from './content/partners';
import { services } from './content/services';
import { inOrder, loadItems, loadSingle, type ContentType } from './loadItem';
import { sectionData } from './sectionData';

const featuredNewsAtMost = 3;

/** The sample pages, and what the institute lists on them. */
export async function loadPages(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async () => {
    for (const page of singlePagePaths) {
      const { title, summary, sections } = pages[page];
      const stored = [];
      for (const section of sections) stored.push(await sectionData(strapi, section));
      const seo = { title, description: summary };
      const data = { title, summary, seo, sections: stored };
      await loadSingle(strapi, `api::single-page.${page}`, data);
    }
  });
  const benefit = 'api::member-benefit.member-benefit';
  await loadItems(strapi, benefit, inOrder(memberBenefits), 'title');
  await loadItems(strapi, 'api::partner.partner', inOrder(partners), 'name');
  const withBodies = services.map(({ body, ...service }) => {
    const seo = { title: service.title, description: service.summary };
    return { ...service, body: toBlocks(body), seo };
  });
  await loadItems(strapi, 'api::service.service', inOrder(withBodies));
  await loadHomePage(strapi);
}

async function loadHomePage(strapi: Core.Strapi): Promise<void> {
  const { hero, highlights, seo, courses, seminars, documents } = homePage;
  const featuredNews = Object.values(news)
    .flat()
    .filter(({ featured }) => featured)
    .slice(0, featuredNewsAtMost)
    .map(({ slug }) => slug);
  const names = partners.map(({ name }) => name);
  await loadSingle(strapi, 'api::home-page.home-page', {
    hero,
    highlights: [...highlights],
    featuredCourses: await findAll(strapi, 'api::course.course', courses),
    featuredSeminars: await findAll(strapi, 'api::seminar.seminar', seminars),
    featuredDocuments: await findAll(strapi, 'api::document.document', documents),
    featuredNews: await findAll(strapi, 'api::news-post.news-post', featuredNews),
    partners: await findAll(strapi, 'api::partner.partner', names, 'name'),
    seo,
  });
}

/** The documentIds of records, in the order in which they are named. @throws Error for an unknown one */
async function findAll(
  strapi: Core.Strapi,
  uid: ContentType,
  values: readonly string[],
  name = 'slug',
): Promise<string[]> {
  const records = await strapi.documents(uid).findMany({
    filters: { [name]: { $in: [...values] } },
    fields: [name],
  });
  const idOf = new Map(records.map((record) => [record[name] as string, record.documentId]));
  return values.map((value) => {
    const documentId = idOf.get(value);
    if (!documentId) throw new Error(`There is no ${uid} "${value}".`);
    return documentId;
  });
}
