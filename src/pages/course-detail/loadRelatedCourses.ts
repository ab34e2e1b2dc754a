import type { ApolloClient } from '@apollo/client';
import {
  RelatedCoursesDocument,
  type RelatedCoursesQueryVariables,
} from '@/data/generated/operations/RelatedCourses';

/** One more than is shown, since the course itself may be among them. */
export const relatedCoursesVariables = (category: string): RelatedCoursesQueryVariables => ({
  category,
  sort: 'startAt:asc',
  page: 1,
  pageSize: 5,
});

/**
 * Asks for a course's neighbours. The host waits, so that they stand in its page; in the browser they come
 * after the course, which waits for nobody. Without them the page is whole: a failure is theirs alone.
 */
export async function loadRelatedCourses(client: ApolloClient, category: string): Promise<void> {
  const asked = client
    .query({ query: RelatedCoursesDocument, variables: relatedCoursesVariables(category) })
    .catch(() => undefined);
  if (import.meta.env.SSR) await asked;
}
