/** The content of a preview URL's fragment, which is never sent to a server or in a referrer. */
export interface PreviewFragment {
  documentId: string;
  token: string;
}

/** Parses `#<documentId>.<token>`; null if malformed. */
export function parsePreviewFragment(hash: string): PreviewFragment | null {
  const [, documentId, token] = /^#([\w-]+)\.([\w-]+\.[\w-]+)$/.exec(hash) ?? [];
  return documentId === undefined || token === undefined ? null : { documentId, token };
}
