import { InMemoryCache, type DocumentNode } from '@apollo/client';
import { hostCacheOptions } from '../cache';

/** Filled and read once for each rendering. */
export class HostCache extends InMemoryCache {
  /** Apollo's own memory of them is emptied with the cache. */
  readonly #transformed = new WeakMap<DocumentNode, DocumentNode>();

  constructor() {
    // Noting what each result depends on costs more than a second reading would.
    super({ ...hostCacheOptions, resultCaching: false });
  }

  override transformDocument(document: DocumentNode): DocumentNode {
    const known = this.#transformed.get(document);
    if (known) return known;
    const made = super.transformDocument(document);
    this.#transformed.set(document, made);
    return made;
  }
}
