import { Fragment } from 'react';
import { styled } from 'styled-components';
import { theme } from './theme';

const Marked = styled.mark`
  background: none;
  color: inherit;
  font-weight: ${theme.weight.strong};
  text-decoration: underline ${theme.color.accent} 2px;
  text-underline-offset: 0.2em;
  text-decoration-skip-ink: none;
`;

type HighlightedTextProps = {
  text: string;
  /** In UTF-16 units; sorted and not overlapping. */
  marks: readonly { start: number; end: number }[];
};

/** The element is replaced as a whole when the text changes, because a translated page would not show the new text otherwise. */
export const HighlightedText = ({ text, marks }: HighlightedTextProps) => (
  <span key={`${text} ${JSON.stringify(marks)}`}>
    {marks.map(({ start, end }, index) => (
      <Fragment key={start}>
        <Fragment>{text.slice(marks[index - 1]?.end ?? 0, start)}</Fragment>
        <Marked>{text.slice(start, end)}</Marked>
      </Fragment>
    ))}
    <Fragment>{text.slice(marks.at(-1)?.end ?? 0)}</Fragment>
  </span>
);
