import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { media, theme } from '../theme';
import { summaryStyles } from './summaryStyles';

const List = styled.div`
  max-width: ${theme.measure};
  border-top: 1px solid ${theme.color.lineStrong};
`;

const Question = styled.details`
  border-bottom: 1px solid ${theme.color.line};

  ${media.print} {
    break-inside: avoid;

    /* Paper cannot be pressed: every answer is printed. */
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;

const Summary = styled.summary`
  ${summaryStyles}
  padding-block: ${theme.space[4]};
  line-height: 1.5;
`;

const Answer = styled.p`
  margin: 0;
  padding: 0 ${theme.space[8]} ${theme.space[5]} 0;
  white-space: pre-line;
`;

type QuestionsProps = { entries: readonly { question: string; answer: string }[] };

/** Questions, each with its answer behind it: found by the browser's own search even while closed. */
export const Questions = ({ entries }: QuestionsProps) => (
  <List>
    {entries.map(({ question, answer }) => (
      <Question key={question}>
        <Summary>
          {question}
          <Icon name="caret-down" />
        </Summary>
        <Answer>{answer}</Answer>
      </Question>
    ))}
  </List>
);
