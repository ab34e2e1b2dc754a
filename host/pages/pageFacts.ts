import type { RenderedPage } from '../../src/app/entry-server';

/** What a rendered page says of itself in its head, and what content it shows. */
export interface PageFacts {
  /** As shared links show it; null of an error page. */
  title: string | null;
  /** The whole address that it is known by; null where it has none. */
  canonical: string | null;
  /** Search engines are asked to leave it out. */
  noindex: boolean;
  /** The collections of the API that it shows: `courses`. */
  collections: readonly string[];
}

/** Reads them from the head that the components wrote. */
export function pageFactsOf(
  { status, head }: Pick<RenderedPage, 'status' | 'head'>,
  collections: readonly string[],
): PageFacts {
  const found = (pattern: RegExp): string | null => {
    const text = pattern.exec(head)?.[1];
    return text === undefined ? null : withoutEntities(text);
  };
  return {
    title: status === 200 ? found(/<meta property="og:title" content="([^"]*)"/) : null,
    canonical: status === 200 ? found(/<link rel="canonical" href="([^"]*)"/) : null,
    noindex: /<meta name="robots" content="noindex/.test(head),
    collections,
  };
}

/** What React writes into attributes. */
const entities: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

const withoutEntities = (text: string): string =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
