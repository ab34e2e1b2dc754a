import { styled } from 'styled-components';
import { UserLessonFileDocument } from '@/data/generated/operations/pages/my-courses';
import { useSignedFile } from '@/data/useSignedFile';
import { texts as lessonTexts } from '@/features/course-lesson/texts';
import { FileButton } from '@/ui/FileButton';
import { Heading } from '@/ui/Heading';
import { media, theme } from '@/ui/theme';
import type { Lesson } from '../ownedCourse';
import { texts } from '../texts';

const Box = styled.section`
  margin-top: ${theme.space[8]};

  ${media.print} {
    display: none;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  margin: ${theme.space[3]} 0 0;
  padding: 0;
  list-style: none;
`;

type ExerciseFileProps = { course: string; lesson: string; file: Lesson['exercises'][number] };

const ExerciseFile = ({ course, lesson, file }: ExerciseFileProps) => {
  const download = useSignedFile(UserLessonFileDocument, { course, lesson, file: file.id });
  return (
    <FileButton
      file={download}
      icon="download-simple"
      label={file.name}
      fullLabel={texts.lesson.downloadOf(file.name)}
      busyLabel={texts.lesson.preparing}
    />
  );
};

type ExerciseFilesProps = { course: string; lesson: Lesson };

/** The files with which a lesson is practised. */
export const ExerciseFiles = ({ course, lesson: { id, exercises } }: ExerciseFilesProps) =>
  exercises.length === 0 ? null : (
    <Box>
      <Heading level={2} size="lg">
        {lessonTexts.files.title}
      </Heading>
      <List>
        {exercises.map((file) => (
          <li key={file.id}>
            <ExerciseFile course={course} lesson={id} file={file} />
          </li>
        ))}
      </List>
    </Box>
  );
