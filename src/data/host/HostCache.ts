import { InMemoryCache, type DocumentNode } from '@apollo/client';
import { hostCacheOptions } from '../cache';

/** Filled and read once for each rendering. */
export class HostCache extends InMemoryCache {
  /** Apollo's own cache of documents is emptied with the data. */
  readonly #transformed = new WeakMap<DocumentNode, DocumentNode>();

  constructor() {
    // Tracking what each result depends on costs more than reading it twice.
    super({ ...hostCacheOptions, resultCaching: false });
  }

  override transformDocument(document: DocumentNode): DocumentNode {
    const known = this.#transformed.get(document);
    if (known) return known;
    const transformed = super.transformDocument(document);
    this.#transformed.set(document, transformed);
    return transformed;
  }
}
