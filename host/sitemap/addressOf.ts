import { routePatterns } from '@iia/shared/routePatterns';
import { paths } from '../../src/lib/paths';

export interface PublicRecord {
  slug: string;
  updatedAt: string;
  category?: string;
  group?: string;
}

interface Page {
  pattern: string;
  path: string;
}

const at = routePatterns;

const pages: Readonly<Record<string, (record: PublicRecord) => Page | null>> = {
  courses: ({ slug }) => ({ pattern: at.course, path: paths.course(slug) }),
  documents: ({ slug }) => ({ pattern: at.document, path: paths.document(slug) }),
  seminars: ({ slug }) => ({ pattern: at.seminar, path: paths.seminar(slug) }),
  services: ({ slug }) => ({ pattern: at.service, path: paths.service(slug) }),
  'standard-pages': ({ slug }) => ({ pattern: at.standard, path: paths.standard(slug) }),
  'news-categories': ({ slug }) => ({ pattern: at.newsCategory, path: paths.newsCategory(slug) }),
  'news-posts': ({ slug, category }) =>
    category ? { pattern: at.newsPost, path: paths.newsPost({ category, slug }) } : null,
  'about-pages': ({ slug }) => ({ pattern: at.aboutPage, path: paths.aboutPage(slug) }),
  'co-managers': ({ slug, group }) => {
    switch (group) {
      case 'department':
        return { pattern: at.department, path: paths.department(slug) };
      case 'board':
        return { pattern: at.boardMember, path: paths.boardMember(slug) };
      case 'founding-council':
        return { pattern: at.foundingMember, path: paths.foundingMember(slug) };
      default:
        return null;
    }
  },
};

export const collectionsWithPages = Object.keys(pages);

export function addressOf(
  collection: string,
  record: PublicRecord,
  patterns: readonly string[],
): string | null {
  const page = pages[collection]?.(record) ?? null;
  return page !== null && patterns.includes(page.pattern) ? page.path : null;
}
