import type { RenderedPage } from '../../src/app/entry-server';

export interface PageMetadata {
  title: string | null;
  canonical: string | null;
  noindex: boolean;
  collections: readonly string[];
}

export function pageMetadataOf(
  { status, head }: Pick<RenderedPage, 'status' | 'head'>,
  collections: readonly string[],
): PageMetadata {
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

const entities: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

const withoutEntities = (text: string): string =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
