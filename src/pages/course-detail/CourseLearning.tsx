import type { CourseSyllabusQuery } from '@/data/generated/operations/pages/course-detail';
import { Section } from '@/features/catalogue/detail/sections';
import { CompletionRuleList } from '@/features/course-lesson/CompletionRuleList';
import { texts } from '@/features/course-lesson/texts';
import { SampleLessons } from './sample/SampleLessons';
import { sampleTexts } from './sample/texts';

type CourseLearningProps = {
  slug: string;
  syllabus: CourseSyllabusQuery['courseSyllabus'];
  selfPaced: boolean;
  cpeHours: number;
};

/** The sample lessons of a course, and what completes it; nothing if it has no lessons. */
export const CourseLearning = ({ slug, syllabus, selfPaced, cpeHours }: CourseLearningProps) => {
  const { rule, lessons } = syllabus;
  const samples = lessons.filter(({ isSample }) => isSample);
  if (rule.lessonCount === 0 && rule.exam === null) return null;
  return (
    <>
      {samples.length > 0 ? (
        <Section title={sampleTexts.title}>
          <SampleLessons slug={slug} lessons={samples} />
        </Section>
      ) : null}
      <Section title={texts.rule.title}>
        <CompletionRuleList rule={rule} selfPaced={selfPaced} cpeHours={cpeHours} />
      </Section>
    </>
  );
};
