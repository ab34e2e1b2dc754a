import { styled } from 'styled-components';
import { Icon } from '@/ui/Icon';
import { theme } from '@/ui/theme';
import { toneColor, toneIcon, type Tone } from '@/ui/tone';
import type { NewCartItem } from './cartRules';
import { texts } from './texts';
import type { Addition } from './useCart';

const Said = styled.span<{ $tone: Tone }>`
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

const tones: Record<Addition, Tone> = { added: 'success', unchanged: 'warning', full: 'error' };

const wordsOf = (outcome: Addition, { title, single }: NewCartItem, short: boolean): string => {
  const words = short ? texts.inShort : texts;
  if (outcome === 'full') return words.full;
  if (outcome === 'added') return words.added(title);
  return single ? words.alreadyThere(title) : words.noMorePlaces(title);
};

type AdditionSaidProps = {
  outcome: Addition;
  item: NewCartItem;
  /** Where the item's title stands beside it. */
  short?: boolean;
};

/** What came of adding an item: only what was added has the tick. */
export const AdditionSaid = ({ outcome, item, short = false }: AdditionSaidProps) => (
  <Said $tone={tones[outcome]}>
    <Icon name={toneIcon[tones[outcome]]} />
    <span>{wordsOf(outcome, item, short)}</span>
  </Said>
);
