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

type MarkedTextProps = {
  text: string;
  /** In UTF-16 units; sorted and not overlapping. */
  marks: readonly { start: number; end: number }[];
};

export const MarkedText = ({ text, marks }: MarkedTextProps) => (
  <>
    {marks.map(({ start, end }, index) => [
      text.slice(marks[index - 1]?.end ?? 0, start),
      <Marked key={start}>{text.slice(start, end)}</Marked>,
    ])}
    {text.slice(marks.at(-1)?.end ?? 0)}
  </>
);
