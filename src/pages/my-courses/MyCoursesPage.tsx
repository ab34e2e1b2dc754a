import { UserCourseDocument } from '@/data/generated/operations/UserCourse';
import { UserCoursesDocument } from '@/data/generated/operations/UserCourses';
import { UserDocumentsDocument } from '@/data/generated/operations/UserDocuments';
import { memberQueries } from '@/data/page/pageQueries';
import { askPart } from '@/data/page/question';
import { useAnswers } from '@/data/page/useAnswers';
import { AccountFrame } from '@/features/account/AccountFrame';
import { paths } from '@/lib/paths';
import { Answered } from '@/ui/Answered';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack } from '@/ui/Stack';
import { Tabs } from '@/ui/Tabs';
import { CourseRoom } from './course/CourseRoom';
import { CourseLedger } from './CourseLedger';
import { DocumentLedger } from './DocumentLedger';
import { readLibraryAddress } from './libraryAddress';
import { texts } from './texts';

export const queries = memberQueries(({ search }) => {
  const { tab, course } = readLibraryAddress(search);
  const list = course ? null : tab;
  return {
    course: askPart(UserCourseDocument, course ? { id: course } : null, 'cache-and-network'),
    courses: askPart(UserCoursesDocument, list === 'courses' ? {} : null, 'cache-and-network'),
    documents: askPart(
      UserDocumentsDocument,
      list === 'documents' ? {} : null,
      'cache-and-network',
    ),
  };
});

/** `/tai-khoan/khoa-hoc-cua-toi`: what was bought, or with `?khoa-hoc=` one course and its lessons. */
export function Component() {
  const { answers, search } = useAnswers(queries);
  const { tab, course, lesson } = readLibraryAddress(search);
  if (course) return <CourseRoom key={course} course={answers.course} lesson={lesson} />;
  return (
    <AccountFrame>
      <PageMeta title={texts.title} description={texts.description} noindex />
      <PageHeading title={texts.title} lead={texts.lead} close />
      <Stack gap={6}>
        <Tabs
          label={texts.tabs.label}
          items={(['courses', 'documents'] as const).map((name) => ({
            to: paths.myCourses({ tab: name }),
            label: texts.tabs[name],
            current: tab === name,
          }))}
        />
        {tab === 'courses' ? (
          <Answered
            answer={answers.courses}
            skeleton={<RowsSkeleton label={texts.courses.loading} />}
          >
            {(courses) => <CourseLedger courses={courses} />}
          </Answered>
        ) : (
          <Answered
            answer={answers.documents}
            skeleton={<RowsSkeleton label={texts.documents.loading} />}
          >
            {(documents) => <DocumentLedger documents={documents} />}
          </Answered>
        )}
      </Stack>
    </AccountFrame>
  );
}
