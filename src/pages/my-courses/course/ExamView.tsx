import { paths } from '@/lib/paths';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { TextLink } from '@/ui/TextLink';
import type { OwnedCourse } from '../ownedCourse';
import { texts } from '../texts';
import { QuizSection } from './quiz/QuizSection';
import { quizTexts } from './quiz/texts';

type ExamViewProps = { course: OwnedCourse['course']; title: string };

/** The course's exam. */
export const ExamView = ({ course, title }: ExamViewProps) => {
  const overview = paths.myCourses({ course: course.documentId });
  return (
    <>
      <PageMeta title={title} noindex />
      <Breadcrumbs
        items={[
          { label: texts.title, to: paths.myCourses() },
          { label: course.title, to: overview },
          { label: title },
        ]}
      />
      <PageHeading kicker={course.title} title={title} close />
      <QuizSection course={course.documentId} lesson={null} title={texts.exam.questions} />
      <p>
        <TextLink to={overview}>{quizTexts.exam.back}</TextLink>
      </p>
    </>
  );
};
