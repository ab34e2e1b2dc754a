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
  /** Places within the text in UTF-16 units, in their order and apart. */
  marks: readonly { start: number; end: number }[];
};

/** A text with some of its places marked, as what was searched for. */
export const MarkedText = ({ text, marks }: MarkedTextProps) => (
  <>
    {marks.map(({ start, end }, index) => [
      text.slice(marks[index - 1]?.end ?? 0, start),
      <Marked key={start}>{text.slice(start, end)}</Marked>,
    ])}
    {text.slice(marks.at(-1)?.end ?? 0)}
  </>
);
