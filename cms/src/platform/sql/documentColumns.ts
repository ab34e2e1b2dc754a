import type { Row } from './query';

/** What Strapi's admin panel expects of every document. */
export function documentColumns(documentId: string, at: Date): Row {
  return { document_id: documentId, created_at: at, updated_at: at, published_at: at };
}
