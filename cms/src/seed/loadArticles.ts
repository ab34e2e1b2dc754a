import { loadItems } from './loadItem';
import type { Loader } from './Loader';
import { dayOf } from './moments';

export async function loadArticles(loader: Loader, now: Date): Promise<void> {
  const { news, newsCategories, standardLists, standards } = loader.samples;
  await loadItems(loader, 'api::news-category.news-category', newsCategories);
  const posts = Object.entries(news).flatMap(([category, sources]) =>
    sources.map(({ day, ...post }) => ({
      featured: false,
      ...post,
      category,
      publishedOn: dayOf(day, now),
    })),
  );
  await loadItems(loader, 'api::news-post.news-post', posts);
  await loadItems(loader, 'api::standard-list.standard-list', standardLists);
  const pages = Object.entries(standards).flatMap(([list, sources]) =>
    sources.map((page) => ({ ...page, list })),
  );
  await loadItems(loader, 'api::standard-page.standard-page', pages);
}
