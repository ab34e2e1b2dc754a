import type { Core } from '@strapi/strapi';
import { toBlocks } from './blocks';
import { aboutPages } from './content/aboutPages';
import { coManagers } from './content/coManagers';
import { news, newsCategories } from './content/news';
import { standardLists, standards } from './content/standards';
import type { ArticleSource, NewsSource } from './content/types';
import { inOrder, loadGroups, loadItems } from './loadItem';
import { dayOf } from './moments';

/** The sample news, about-us pages, co-managers and standards. */
export async function loadArticles(strapi: Core.Strapi, now: Date): Promise<void> {
  await loadNews(strapi, now);
  await loadItems(strapi, 'api::about-page.about-page', inOrder(aboutPages.map(pageData)));
  const people = coManagers.map(({ bio, ...person }) => ({ ...person, bio: toBlocks(bio) }));
  await loadItems(strapi, 'api::co-manager.co-manager', inOrder(people));
  await loadStandards(strapi);
}

async function loadNews(strapi: Core.Strapi, now: Date): Promise<void> {
  const categories = await loadGroups(strapi, 'api::news-category.news-category', newsCategories);
  const posts = newsCategories.flatMap(({ slug }) =>
    news[slug].map((post) => newsData(post, categories.get(slug), now)),
  );
  await loadItems(strapi, 'api::news-post.news-post', posts);
}

function newsData(post: NewsSource, category: string | undefined, now: Date) {
  const { day, author, tags, featured = false } = post;
  const publishedOn = dayOf(day, now);
  return { ...pageData(post), category, publishedOn, author, tags: [...tags], featured };
}

async function loadStandards(strapi: Core.Strapi): Promise<void> {
  const lists = await loadGroups(strapi, 'api::standard-list.standard-list', standardLists);
  const pages = standardLists.flatMap(({ slug }) =>
    standards[slug].map((page) => ({ ...pageData(page), code: page.code, list: lists.get(slug) })),
  );
  await loadItems(strapi, 'api::standard-page.standard-page', inOrder(pages));
}

function pageData({ title, slug, summary, body }: ArticleSource) {
  return { title, slug, summary, body: toBlocks(body), seo: { title, description: summary } };
}
