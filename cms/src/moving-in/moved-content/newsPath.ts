import { routePatterns } from '@iia/shared/routePatterns';

/** The path of a news article on this site. */
export const newsPath = (category: string, slug: string): string =>
  routePatterns.newsPost.replace(':category', category).replace(':slug', slug);
