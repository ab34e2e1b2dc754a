import { useState } from 'react';
import { styled } from 'styled-components';
import { formatDateTime, isoDateTime } from '@iia/shared/dates';
import { askInstructorInputRules } from '@iia/shared/generated/inputRules/AskInstructorInput';
import {
  AskInstructorDocument,
  InstructorQuestionsDocument,
} from '@/data/generated/operations/pages/my-courses/course/questions';
import { newKey } from '@/data/sendOnce/attempts';
import { useAction } from '@/data/useAction';
import { useQuery } from '@/data/useQuery';
import { DisclosureSummary } from '@/ui/DisclosureSummary';
import { contractForm } from '@/ui/forms/contractForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { Heading } from '@/ui/Heading';
import { Stack } from '@/ui/layout';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Text } from '@/ui/Text';
import { theme } from '@/ui/theme';
import { toast } from '@/ui/toast';
import { questionTexts } from './texts';

const { Form, TextAreaField } = contractForm(askInstructorInputRules);

const Content = styled.div`
  max-width: ${theme.measure};
`;

const List = styled.ul`
  margin: ${theme.space[2]} 0 0;
  padding: 0;
  list-style: none;
  border-top: 1px solid ${theme.color.line};
`;

const Entry = styled.li`
  padding-block: ${theme.space[3]};
  border-bottom: 1px solid ${theme.color.line};
  white-space: pre-line;
`;

type QuestionsProps = { course: string; lesson: string };

/** The member's questions to the instructor, loaded once it is opened. */
export const InstructorQuestions = ({ course, lesson }: QuestionsProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
      <DisclosureSummary>{questionTexts.summary}</DisclosureSummary>
      {isOpen ? <Questions course={course} lesson={lesson} /> : null}
    </details>
  );
};

const Questions = ({ course, lesson }: QuestionsProps) => {
  const ask = useAction(AskInstructorDocument);
  // A retry sends the same id; a sent question gets a new form with a new one.
  const [id, setId] = useState(() => newKey());
  const { data, error, loading, refetch } = useQuery(InstructorQuestionsDocument, {
    variables: { course },
    fetchPolicy: 'cache-and-network',
  });
  const result = {
    data: data?.instructorQuestions,
    error: error ?? null,
    loading,
    retry: () => void refetch().catch(() => undefined),
  };
  return (
    <Content>
      <Stack gap={6}>
        <Text tone="muted">{questionTexts.lead}</Text>
        <Form
          key={id}
          aria-label={questionTexts.form}
          initial={{ id, course, lesson }}
          failed={questionTexts.failed}
          onSubmit={async (input) => {
            await ask(input);
            setId(newKey());
            toast(questionTexts.sent);
          }}
        >
          <TextAreaField
            name="text"
            label={questionTexts.label}
            hint={questionTexts.hint}
            required
            rows={4}
          />
          <SubmitButton busy={questionTexts.sending}>{questionTexts.send}</SubmitButton>
        </Form>
        <QueryBoundary result={result} skeleton={<RowsSkeleton label={questionTexts.loading} />}>
          {(questions) =>
            questions.length === 0 ? null : (
              <section aria-label={questionTexts.asked}>
                <Heading level={3} size="md">
                  {questionTexts.asked}
                </Heading>
                <List>
                  {questions.map(({ documentId, text, askedAt }) => (
                    <Entry key={documentId}>
                      <Text size="xs" tone="muted">
                        <time dateTime={isoDateTime(askedAt)}>{formatDateTime(askedAt)}</time>
                      </Text>
                      {text}
                    </Entry>
                  ))}
                </List>
              </section>
            )
          }
        </QueryBoundary>
      </Stack>
    </Content>
  );
};
