import { useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '@/ui/Icon';
import { theme } from '@/ui/theme';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { quizTexts } from './texts';

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 1px solid ${theme.color.line};
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr) auto auto;
  gap: ${theme.space[2]};
  align-items: center;
  padding-block: ${theme.space[1]};
  line-height: 1.45;
  border-bottom: 1px solid ${theme.color.line};
`;

const Place = styled.span`
  font-family: ${theme.font.figures};
  font-variant-numeric: tabular-nums lining-nums;
  color: ${theme.color.muted};
`;

const Move = styled.button<{ $up: boolean }>`
  display: grid;
  place-content: center;
  width: ${theme.tap};
  height: ${theme.tap};
  border: 0;
  background: transparent;
  color: ${theme.color.primary};
  cursor: pointer;

  svg {
    rotate: ${({ $up }) => ($up ? '180deg' : '0deg')};
  }

  &[aria-disabled='true'] {
    color: ${theme.color.line};
    cursor: default;
  }
`;

type OrderQuestionProps = {
  options: readonly string[];
  /** Indices of the options, in the chosen order. */
  order: readonly number[];
  onChange: (order: number[]) => void;
};

/** Puts options in order. Each has buttons, which keep the focus while it moves. */
export const OrderQuestion = ({ options, order, onChange }: OrderQuestionProps) => {
  const [moved, setMoved] = useState('');
  const move = (from: number, to: number) => {
    const option = order[from];
    if (option === undefined || to < 0 || to >= order.length) return;
    const rest = order.filter((_, at) => at !== from);
    onChange([...rest.slice(0, to), option, ...rest.slice(to)]);
    setMoved(quizTexts.moved(options[option] ?? '', to + 1, order.length));
  };
  return (
    <>
      <List>
        {order.map((option, place) => (
          <Entry key={option}>
            <Place>{place + 1}</Place>
            <span>{options[option]}</span>
            {[-1, 1].map((step) => (
              <Move
                key={step}
                type="button"
                $up={step < 0}
                aria-label={(step < 0 ? quizTexts.up : quizTexts.down)(options[option] ?? '')}
                aria-disabled={place + step < 0 || place + step >= order.length}
                onClick={() => move(place, place + step)}
              >
                <Icon name="caret-down" size="1.25rem" />
              </Move>
            ))}
          </Entry>
        ))}
      </List>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
    </>
  );
};
