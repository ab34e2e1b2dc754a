import { shareImagePath } from '@/lib/shareImage';
import { CONTEXT, instituteReference } from './schemaOrg';

export interface ArticleFacts {
  kind: 'Article' | 'NewsArticle';
  title: string;
  summary: string;
  path: string;
  /** A date or an ISO 8601 timestamp. */
  publishedOn?: string;
  /** The institute if absent. */
  author?: string | null;
}

/** Authors whose names start with these words are units of the institute. */
const UNIT = /^(?:Ban|Hội đồng|Phòng|Trung tâm|Uỷ ban|Viện)\s/;

/** The limit of search engines. */
const LONGEST_HEADLINE = 110;

export function articleData(article: ArticleFacts, origin: string): object {
  const { kind, title, summary, path, publishedOn, author } = article;
  const url = `${origin}${path}`;
  const institute = instituteReference(origin);
  return {
    '@context': CONTEXT,
    '@type': kind,
    headline: title.slice(0, LONGEST_HEADLINE),
    description: summary,
    image: `${origin}${shareImagePath(path)}`,
    inLanguage: 'vi',
    ...(publishedOn && { datePublished: publishedOn }),
    author: author
      ? { '@type': UNIT.test(author) ? 'Organization' : 'Person', name: author }
      : institute,
    publisher: institute,
    mainEntityOfPage: url,
    url,
  };
}
