import { styled } from 'styled-components';
import type { CartItem } from '@/data/generated/types';
import { maxQuantity, type NewOption } from '@/features/cart/cartRules';
import { OtherOptions } from '@/features/cart/OtherOptions';
import { Cover } from '@/ui/cover/Cover';
import type { QuoteLine } from '@/features/checkout/fetchQuote';
import type { LineProblem } from '@/features/checkout/lineProblems';
import { texts as checkoutTexts } from '@/features/checkout/texts';
import { formatMoney } from '@iia/shared/numbers';
import { paths } from '@/lib/paths';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { Button } from '@/ui/Button';
import { FieldMessage } from '@/ui/FieldMessage';
import { tabularNumberStyles } from '@/ui/sharedStyles';
import { Icon } from '@/ui/Icon';
import { QuantityInput } from '@/ui/QuantityInput';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { texts } from './texts';
import { NoTranslateText } from '@/ui/translation';

const Line = styled.li`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr) auto;
  grid-template-areas: 'cover what what' 'count count amount' 'remove remove remove';
  gap: ${theme.space[3]} ${theme.space[4]};
  align-items: center;
  padding-block: ${theme.space[5]};
  border-top: 1px solid ${theme.color.line};

  ${media.up('sm')} {
    grid-template-columns: 4.5rem minmax(0, 1fr) auto 9rem;
    grid-template-rows: auto 1fr;
    grid-template-areas: 'cover what count amount' 'cover what remove remove';
    column-gap: ${theme.space[6]};
    align-items: start;
  }
`;

const CoverFrame = styled.div`
  grid-area: cover;
  align-self: start;
`;

const ItemDetails = styled.div`
  grid-area: what;
  min-width: 0;
`;

const Kind = styled.p`
  margin: 0;
  font-size: ${theme.size.xs};
  line-height: 1.5;
  color: ${theme.color.muted};
`;

const Title = styled.h2`
  margin: 0;
  font-family: ${theme.font.serif};
  font-size: ${theme.size.lg};
  line-height: 1.4;
  text-wrap: pretty;
`;

const Detail = styled.p`
  margin: ${theme.space[1]} 0 0;
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums lining-nums;
`;

const Count = styled.div`
  grid-area: count;
`;

const Single = styled(Detail)`
  margin: 0;
  padding-block: ${theme.space[2]};
  line-height: 1.75rem;
`;

const Amount = styled.p`
  grid-area: amount;
  margin: 0;
  padding-block: ${theme.space[2]};
  line-height: 1.75rem;
  font-weight: ${theme.weight.strong};
  text-align: end;
  ${tabularNumberStyles}
`;

const Remove = styled.div`
  grid-area: remove;
  margin-inline-end: -${theme.space[5]};
  text-align: end;
`;

const Problem = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  margin-top: ${theme.space[3]};
`;

type CartLineProps = {
  line: CartItem;
  /** The server's price; null until it is known. */
  price: QuoteLine | null;
  problem: LineProblem | null;
  onQuantity: (quantity: number) => void;
  onSwitch: (option: NewOption, quantity: number) => void;
  onRemove: () => void;
};

export const CartLine = ({
  line,
  price,
  problem,
  onQuantity,
  onSwitch,
  onRemove,
}: CartLineProps) => {
  const title = price?.title ?? line.title;
  const unit = price?.unitPrice ?? line.unitPrice;
  const seatsLeft = problem?.seatsLeft ?? 0;
  return (
    <Line>
      <CoverFrame>
        <Cover seed={line.documentId} category={line.cover ?? line.kind} />
      </CoverFrame>
      <ItemDetails>
        <Kind>{checkoutTexts.kinds[line.kind]}</Kind>
        <Title>
          <TextLink quiet to={paths.item(line.kind, price?.slug ?? line.slug)}>
            {keepTitleTermsTogether(title)}
          </TextLink>
        </Title>
        {line.optionName ? <Detail>{line.optionName}</Detail> : null}
        {problem ? null : (
          <Detail>
            <span translate="no">{formatMoney(unit)}</span>
            <span>{line.single ? null : ` / ${texts.each}`}</span>
            {price && price.unitPrice < price.listPrice ? (
              <>
                {' '}
                <VisuallyHidden>{texts.listPrice} </VisuallyHidden>
                <s translate="no">{formatMoney(price.listPrice)}</s>
              </>
            ) : null}
          </Detail>
        )}
        {price && price.listPrice !== line.unitPrice ? (
          <Detail>
            <NoTranslateText>{texts.priceWas(formatMoney(line.unitPrice))}</NoTranslateText>
          </Detail>
        ) : null}
        {problem ? (
          <Problem>
            <FieldMessage id={`problem-${line.documentId}-${line.optionId ?? ''}`}>
              {problem.message}
            </FieldMessage>
            {seatsLeft > 0 && seatsLeft < line.quantity ? (
              <Button variant="secondary" onClick={() => onQuantity(seatsLeft)}>
                {texts.reduceTo(seatsLeft)}
              </Button>
            ) : null}
            {problem.seatsLeft !== undefined && line.optionId ? (
              <OtherOptions line={line} onSwitch={onSwitch} />
            ) : null}
          </Problem>
        ) : null}
      </ItemDetails>
      <Count>
        {line.single ? (
          <Single>{texts.single}</Single>
        ) : (
          <QuantityInput
            label={texts.quantity(title)}
            value={line.quantity}
            max={maxQuantity}
            onChange={onQuantity}
          />
        )}
      </Count>
      <Amount translate="no">
        {problem ? '—' : formatMoney(price?.amount ?? line.unitPrice * line.quantity)}
      </Amount>
      <Remove>
        <Button variant="quiet" aria-label={texts.removeLine(title)} onClick={onRemove}>
          <Icon name="trash" />
          {texts.remove}
        </Button>
      </Remove>
    </Line>
  );
};
