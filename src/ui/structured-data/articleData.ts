import { shareImagePath } from '@/lib/shareImage';
import { CONTEXT, instituteReference } from './schemaOrg';

export interface ArticleFacts {
  kind: 'Article' | 'NewsArticle';
  title: string;
  summary: string;
  /** The page's path. */
  path: string;
  /** A day, or a moment in ISO 8601; pages without a date of their own leave it out. */
  publishedOn?: string;
  /** Left out, the institute itself is the author. */
  author?: string | null;
}

/** Who signs is a unit of the institute where its name begins so. */
const UNIT = /^(?:Ban|Hội đồng|Phòng|Trung tâm|Uỷ ban|Viện)\s/;

/** Longest headline that search engines take. */
const LONGEST_HEADLINE = 110;

/** An article as schema.org's Article or NewsArticle. */
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
