/** The content of a preview URL's fragment, which is never sent to a server or in a referrer. */
export interface PreviewAddress {
  documentId: string;
  token: string;
}

/** Parses `#<documentId>.<token>`; null if malformed. */
export function readPreviewAddress(hash: string): PreviewAddress | null {
  const [, documentId, token] = /^#([\w-]+)\.([\w-]+\.[\w-]+)$/.exec(hash) ?? [];
  return documentId === undefined || token === undefined ? null : { documentId, token };
}
