import { CourseDetailDocument } from '@/data/generated/operations/pages/course-detail';
import { pageMoment } from '@/data/page/pageLocation';
import { DetailSkeleton } from '@/features/catalogue/detail/DetailSkeleton';
import { readSeats } from '@/features/catalogue/seats/readSeats';
import { PreviewFrame } from '@/features/preview/PreviewFrame';
import { usePreview } from '@/features/preview/usePreview';
import { CourseDetail } from './CourseDetail';

export function Component() {
  const preview = usePreview(CourseDetailDocument);
  const course = preview.data?.course;
  return (
    <PreviewFrame preview={preview} skeleton={<DetailSkeleton />}>
      {course && (
        <CourseDetail
          key={course.documentId}
          course={course}
          seats={readSeats({ ...course, selfPaced: course.format === 'self-paced' }, pageMoment())}
          related={null}
        />
      )}
    </PreviewFrame>
  );
}
