import type { Core } from '@strapi/strapi';
import { toBlocks } from './blocks';
import { aboutPages } from './content/aboutPages';
import { coManagers } from './content/coManagers';
import { news, newsCategories } from './content/news';
import { standardLists, standards } from './content/standards';
import type { ArticleSource } from './content/types';
import { loadGroups, loadItem } from './loadItem';
import { dayOf } from './moments';

/** The sample news, about-us pages, co-managers and standards. */
export async function loadArticles(strapi: Core.Strapi, now: Date): Promise<void> {
  await loadNews(strapi, now);
  for (const [index, page] of aboutPages.entries()) {
    const data = { ...pageData(page), order: index + 1 };
    await loadItem(strapi, 'api::about-page.about-page', data);
  }
  for (const [index, { bio, ...person }] of coManagers.entries()) {
    const data = { ...person, bio: toBlocks(bio), order: index + 1 };
    await loadItem(strapi, 'api::co-manager.co-manager', data);
  }
  await loadStandards(strapi);
}

async function loadNews(strapi: Core.Strapi, now: Date): Promise<void> {
  const categories = await loadGroups(strapi, 'api::news-category.news-category', newsCategories);
  for (const { slug } of newsCategories) {
    for (const post of news[slug]) {
      const { day, author, tags, featured = false } = post;
      const publishedOn = dayOf(day, now);
      const category = categories.get(slug);
      const data = { ...pageData(post), category, publishedOn, author, tags: [...tags], featured };
      await loadItem(strapi, 'api::news-post.news-post', data);
    }
  }
}

async function loadStandards(strapi: Core.Strapi): Promise<void> {
  const lists = await loadGroups(strapi, 'api::standard-list.standard-list', standardLists);
  let order = 0;
  for (const { slug } of standardLists) {
    for (const standard of standards[slug]) {
      order += 1;
      const data = { ...pageData(standard), list: lists.get(slug), code: standard.code, order };
      await loadItem(strapi, 'api::standard-page.standard-page', data);
    }
  }
}

function pageData({ title, slug, summary, body }: ArticleSource) {
  return { title, slug, summary, body: toBlocks(body), seo: { title, description: summary } };
}
