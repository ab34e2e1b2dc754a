import type { ApolloClient } from '@apollo/client';
import {
  RelatedDocumentsDocument,
  type RelatedDocumentsQueryVariables,
} from '@/data/generated/operations/RelatedDocuments';

/** One more than is shown, since the document itself may be among them. */
export const relatedDocumentsVariables = (category: string): RelatedDocumentsQueryVariables => ({
  category,
  sort: 'year:desc',
  page: 1,
  pageSize: 5,
});

/**
 * Asks for a document's neighbours. The host waits, so that they stand in its page; in the browser they come
 * after the document, which waits for nobody. Without them the page is whole: a failure is theirs alone.
 */
export async function loadRelatedDocuments(client: ApolloClient, category: string): Promise<void> {
  const asked = client
    .query({ query: RelatedDocumentsDocument, variables: relatedDocumentsVariables(category) })
    .catch(() => undefined);
  if (import.meta.env.SSR) await asked;
}
