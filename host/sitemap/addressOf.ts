import { paths, routePatterns } from '../../src/lib/paths';

/** A published record, as `/api/addresses/…` tells of it. */
export interface PublicRecord {
  slug: string;
  /** UTC, ISO 8601. */
  updatedAt: string;
  category?: string;
  group?: string;
}

interface Place {
  /** The route's pattern. */
  pattern: string;
  path: string;
}

const at = routePatterns;

/** Where a record of each collection of the API has its page; null of one that has none. */
const places: Readonly<Record<string, (record: PublicRecord) => Place | null>> = {
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

/** The collections of the API whose records have pages. */
export const collectionsWithPages = Object.keys(places);

/** The path of a record's page; null where the site has no such page. */
export function addressOf(
  collection: string,
  record: PublicRecord,
  patterns: readonly string[],
): string | null {
  const place = places[collection]?.(record) ?? null;
  return place !== null && patterns.includes(place.pattern) ? place.path : null;
}
