import { news, newsCategories } from './content/news';
import { standardLists, standards } from './content/standards';
import { loadItems } from './loadItem';
import type { Loader } from './Loader';
import { dayOf } from './moments';

export async function loadArticles(loader: Loader, now: Date): Promise<void> {
  await loadItems(loader, 'api::news-category.news-category', newsCategories);
  const posts = newsCategories.flatMap(({ slug: category }) =>
    news[category].map(({ day, ...post }) => ({
      featured: false,
      ...post,
      category,
      publishedOn: dayOf(day, now),
    })),
  );
  await loadItems(loader, 'api::news-post.news-post', posts);
  await loadItems(loader, 'api::standard-list.standard-list', standardLists);
  const pages = standardLists.flatMap(({ slug: list }) =>
    standards[list].map((page) => ({ ...page, list })),
  );
  await loadItems(loader, 'api::standard-page.standard-page', pages);
}
