import { ServerStyleSheet, type IStyleSheetManager } from 'styled-components';
import { PartCache } from './PartCache';

/** Placeholder for the nonce, which is not known until the page is served. */
const NONCE = 'nonce-of-the-page';

/**
 * The style sheet is cleared once it outgrows its initial size by this factor, because some pages
 * generate new styles on every render.
 */
const MAX_GROWTH = 1.5;

interface Kind {
  sheet: ServerStyleSheet;
  /** The initial size of its tags; null before. */
  length: number | null;
  /** Parts cached with this sheet, because their styles may be missing from other sheets. */
  parts: PartCache;
}

/**
 * Caches rendered styles by kind of page, so that rules are computed for the first page and reused
 * for the next. A page therefore also carries the rules of similar pages, which visitors need on
 * their next click.
 */
export class PageStyles {
  readonly #kinds = new Map<string, Kind>();

  /**
   * Collects styles for a page of this kind. Pages render synchronously, so collections never
   * interleave.
   */
  sheetOf(kind: string): IStyleSheetManager['sheet'] {
    return this.#of(kind).sheet.instance;
  }

  partCacheOf(kind: string): PartCache {
    return this.#of(kind).parts;
  }

  tagsOf(kind: string, nonce: string): string {
    const known = this.#of(kind);
    const tags = known.sheet.getStyleTags();
    known.length ??= tags.length;
    if (tags.length > known.length * MAX_GROWTH) this.#kinds.delete(kind);
    return tags.replaceAll(`nonce="${NONCE}"`, `nonce="${nonce}"`);
  }

  #of(kind: string) {
    const known = this.#kinds.get(kind) ?? {
      sheet: new ServerStyleSheet({ nonce: NONCE }),
      length: null,
      parts: new PartCache(),
    };
    this.#kinds.set(kind, known);
    return known;
  }
}
