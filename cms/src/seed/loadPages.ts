import type { Core } from '@strapi/strapi';
import { singlePages } from '../content/views/singlePage';
import { toBlocks } from './blocks';
import { memberBenefits } from './content/benefits';
import { homePage } from './content/homePage';
import { news } from './content/news';
import { pages } from './content/pages';
import { partners } from './content/partners';
import { services } from './content/services';
import { loadItem, loadSingle, type ContentType } from './loadItem';
import { sectionData } from './sectionData';

/** The sample pages, and what the institute lists on them. */
export async function loadPages(strapi: Core.Strapi): Promise<void> {
  for (const page of singlePages) {
    const { title, summary, sections } = pages[page];
    const stored = [];
    for (const section of sections) stored.push(await sectionData(strapi, section));
    await loadSingle(strapi, `api::single-page.${page}`, {
      ...{ title, summary, seo: { title, description: summary } },
      sections: stored,
    });
  }
  for (const [index, benefit] of memberBenefits.entries()) {
    const data = { ...benefit, order: index + 1 };
    await loadItem(strapi, 'api::member-benefit.member-benefit', data, 'title');
  }
  for (const [index, partner] of partners.entries()) {
    await loadItem(strapi, 'api::partner.partner', { ...partner, order: index + 1 }, 'name');
  }
  for (const [index, { body, ...service }] of services.entries()) {
    const seo = { title: service.title, description: service.summary };
    const data = { ...service, body: toBlocks(body), seo, order: index + 1 };
    await loadItem(strapi, 'api::service.service', data);
  }
  await loadHomePage(strapi);
}

async function loadHomePage(strapi: Core.Strapi): Promise<void> {
  const { hero, highlights, seo, courses, seminars, documents } = homePage;
  const featured = Object.values(news)
    .flat()
    .filter((post) => post.featured);
  const find = (uid: ContentType, name: string, values: readonly string[]) =>
    findAll(strapi, uid, name, values);
  await loadSingle(strapi, 'api::home-page.home-page', {
    ...{ hero, highlights: [...highlights], seo },
    featuredCourses: await find('api::course.course', 'slug', courses),
    featuredSeminars: await find('api::seminar.seminar', 'slug', seminars),
    featuredDocuments: await find('api::document.document', 'slug', documents),
    featuredNews: await find(
      'api::news-post.news-post',
      'slug',
      featured.slice(0, 3).map(({ slug }) => slug),
    ),
    partners: await find(
      'api::partner.partner',
      'name',
      partners.map(({ name }) => name),
    ),
  });
}

/** The documentIds of records, in the order in which they are named. @throws Error for an unknown one */
async function findAll(
  strapi: Core.Strapi,
  uid: ContentType,
  name: string,
  values: readonly string[],
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
