import { styled } from 'styled-components';
import { SampleLessonDocument } from '@/data/generated/operations/pages/course-detail/sample';
import { useQuery } from '@/data/useQuery';
import { LessonVideo } from '@/features/course-lesson/LessonVideo';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RichText } from '@/ui/RichText';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { TextLink } from '@/ui/TextLink';
import { theme } from '@/ui/theme';
import { sampleTexts } from './texts';

const Files = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  margin: ${theme.space[4]} 0 0;
  padding: 0;
  list-style: none;
`;

type SampleLessonProps = { slug: string; lesson: string };

/** A lesson that anyone may read. */
export const SampleLesson = ({ slug, lesson: id }: SampleLessonProps) => {
  const { data, error, loading, refetch } = useQuery(SampleLessonDocument, {
    variables: { slug, lesson: id },
  });
  const result = {
    data: data?.sampleLesson,
    error: error ?? null,
    loading,
    retry: () => void refetch().catch(() => undefined),
  };
  return (
    <QueryBoundary result={result} skeleton={<RowsSkeleton label={sampleTexts.loading} />}>
      {({ title, body, videoUrl, captions, video, exercises }) => {
        const url = video?.url;
        return (
          <>
            <LessonVideo
              address={videoUrl}
              loadFile={url ? () => Promise.resolve(url) : null}
              captions={captions}
              title={title}
            />
            {body ? <RichText blocks={body} sectionLevel={3} /> : null}
            {exercises.length > 0 ? (
              <Files>
                {exercises.map((file) =>
                  file.url ? (
                    <li key={file.id}>
                      <TextLink to={file.url} routing={{ reloadDocument: true }} download>
                        {file.name}
                      </TextLink>
                    </li>
                  ) : null,
                )}
              </Files>
            ) : null}
          </>
        );
      }}
    </QueryBoundary>
  );
};
