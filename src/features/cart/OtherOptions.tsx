import { useQuery } from '@apollo/client/react';
import { styled } from 'styled-components';
import {
  SeminarOptionsDocument,
  type SeminarOptionsQuery,
} from '@/data/generated/operations/features/cart/SeminarOptions';
import type { CartItem } from '@/data/generated/types';
import { formatMoney } from '@iia/shared/numbers';
import { Button } from '@/ui/Button';
import { NoTranslateText } from '@/ui/translation';
import { theme } from '@/ui/theme';
import type { NewOption } from './cartRules';
import { texts } from './texts';

type Seminar = NonNullable<SeminarOptionsQuery['seminar']>;

interface OtherOption extends NewOption {
  /** Null if unlimited. */
  seatsLeft: number | null;
}

/** The options of a seminar that still have seats, except the line's own. */
const otherOptions = (
  { price, orderOptionGroup }: Seminar,
  line: Pick<CartItem, 'groupId' | 'optionId'>,
): OtherOption[] =>
  orderOptionGroup.flatMap((group) =>
    group.options
      .filter(({ id }) => group.id !== line.groupId || id !== line.optionId)
      .filter(({ seatsLeft }) => seatsLeft === null || seatsLeft > 0)
      .map((option) => ({
        groupId: group.id,
        optionId: option.id,
        optionName: `${group.name} – ${option.name}`,
        unitPrice: option.price ?? price,
        seatsLeft: option.seatsLeft,
      })),
  );

const copy = texts.otherOptions;

const Box = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  width: 100%;
  font-size: ${theme.size.sm};
  line-height: 1.5;
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[2]} ${theme.space[4]};
    padding-block: ${theme.space[2]};
    border-top: 1px solid ${theme.color.line};
  }

  li > div {
    flex: 1 1 10rem;
    min-width: 0;
  }
`;

const Facts = styled.div`
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums lining-nums;
`;

type OtherOptionsProps = {
  /** A line whose option has too few seats. */
  line: CartItem;
  /** Receives the option with the quantity that it has seats for. */
  onSwitch: (option: NewOption, quantity: number) => void;
};

/** The seminar's other options that still have seats; renders nothing if they cannot be loaded. */
export const OtherOptions = ({ line, onSwitch }: OtherOptionsProps) => {
  const { data, loading } = useQuery(SeminarOptionsDocument, {
    variables: { slug: line.slug },
    // The cached seminar may predate the sell-out.
    fetchPolicy: 'network-only',
  });
  if (loading && !data) return <Box role="status">{copy.loading}</Box>;
  if (!data?.seminar) return null;
  const options = otherOptions(data.seminar, line);
  if (options.length === 0) return <Box>{copy.none}</Box>;
  return (
    <Box>
      <span>{copy.heading}</span>
      <List aria-label={copy.heading}>
        {options.map(({ seatsLeft, ...option }) => (
          <li key={`${option.groupId} ${option.optionId}`}>
            <div>
              {option.optionName}
              <Facts>
                <span>{seatsLeft === null ? null : `${copy.seats(seatsLeft)} · `}</span>
                <NoTranslateText>{copy.listPrice(formatMoney(option.unitPrice))}</NoTranslateText>
              </Facts>
            </div>
            <Button
              variant="secondary"
              aria-label={copy.switchTo(option.optionName)}
              onClick={() => onSwitch(option, Math.min(line.quantity, seatsLeft ?? Infinity))}
            >
              {copy.switch}
            </Button>
          </li>
        ))}
      </List>
    </Box>
  );
};
