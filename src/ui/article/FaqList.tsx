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

    /* In print every answer is shown. */
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

type FaqListProps = { entries: readonly { question: string; answer: string }[] };

/** Closed answers are still found by the browser's find-in-page. */
export const FaqList = ({ entries }: FaqListProps) => (
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
