import { styled } from 'styled-components';
import { Icon } from '@/ui/Icon';
import { theme } from '@/ui/theme';
import { toneColor, toneIcon, type Tone } from '@/ui/tone';
import type { NewCartItem } from './cartRules';
import { texts } from './texts';
import type { AddResult } from './useCart';

const Message = styled.span<{ $tone: Tone }>`
  display: flex;
  gap: ${theme.space[2]};
  font-size: ${theme.size.sm};
  line-height: 1.5;

  svg {
    flex: none;
    margin-top: 0.2em;
    color: ${({ $tone }) => toneColor[$tone]};
  }
`;

const tones: Record<AddResult, Tone> = { added: 'success', unchanged: 'warning', full: 'error' };

const resultText = (result: AddResult, { title, single }: NewCartItem, short: boolean): string => {
  const copy = short ? texts.short : texts;
  if (result === 'full') return copy.full;
  if (result === 'added') return copy.added(title);
  return single ? copy.alreadyThere(title) : copy.noMoreSeats(title);
};

type AddResultMessageProps = {
  result: AddResult;
  item: NewCartItem;
  /** Use if the item's title is already shown. */
  short?: boolean;
};

export const AddResultMessage = ({ result, item, short = false }: AddResultMessageProps) => (
  <Message $tone={tones[result]}>
    <Icon name={toneIcon[tones[result]]} />
    <span>{resultText(result, item, short)}</span>
  </Message>
);
