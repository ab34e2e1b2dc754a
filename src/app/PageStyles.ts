import { ServerStyleSheet, type IStyleSheetManager } from 'styled-components';

/** In the place of a page's nonce, which the sheet must know before the page does. */
const NONCE = 'nonce-of-the-page';

/** A kind of page whose pages bring ever new styles starts over beyond so many times the first one's length. */
const MAX_GROWTH = 1.5;

/**
 * The styles of rendered pages, by the kind of page: its components' rules are worked out for the first one,
 * and kept for the next. A page so has the rules of others of its kind as well, which its visitors would
 * need at their next click.
 */
export class PageStyles {
  readonly #kinds = new Map<string, { sheet: ServerStyleSheet; length: number | null }>();

  /** What collects the styles of the next page of this kind; pages are rendered in one go. */
  sheetOf(kind: string): IStyleSheetManager['sheet'] {
    return this.#of(kind).sheet.instance;
  }

  /** The `<style>` elements of the kind of page that was just rendered. */
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
    };
    this.#kinds.set(kind, known);
    return known;
  }
}
