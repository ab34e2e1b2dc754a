import { useQuery } from '@apollo/client/react';
import { RelatedCoursesDocument } from '@/data/generated/operations/RelatedCourses';
import { Related } from '@/features/catalogue/detail/Related';
import { CourseLedger } from '@/features/catalogue/entries/CourseLedger';
import { texts } from '@/features/catalogue/texts';
import { relatedCoursesVariables } from './loadRelatedCourses';

type RelatedCoursesProps = { category: string; documentId: string; now: number };

/** Up to four other courses of the category. */
export const RelatedCourses = ({ category, documentId, now }: RelatedCoursesProps) => {
  const { data } = useQuery(RelatedCoursesDocument, {
    variables: relatedCoursesVariables(category),
  });
  const others = (data?.courses.items ?? [])
    .filter((course) => course.documentId !== documentId)
    .slice(0, 4);
  if (others.length === 0) return null;
  return (
    <Related title={texts.course.related}>
      <CourseLedger caption={texts.course.related} courses={others} now={now} />
    </Related>
  );
};
