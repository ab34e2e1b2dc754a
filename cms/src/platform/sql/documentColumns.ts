import type { Row } from './query';

/** Columns that the admin panel expects in every document. */
export function documentColumns(documentId: string, at: Date): Row {
  return { document_id: documentId, created_at: at, updated_at: at, published_at: at };
}
