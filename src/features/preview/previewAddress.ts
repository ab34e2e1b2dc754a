/** What the fragment of a preview's address holds. No server sees it, and no referrer tells it. */
export interface PreviewAddress {
  documentId: string;
  token: string;
}

/** Reads `#<documentId>.<token>`; null where it is something else. */
export function readPreviewAddress(hash: string): PreviewAddress | null {
  const [, documentId, token] = /^#([\w-]+)\.([\w-]+\.[\w-]+)$/.exec(hash) ?? [];
  return documentId === undefined || token === undefined ? null : { documentId, token };
}
