import { useQuery } from '@apollo/client/react';
import { useState, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { QuantityDiscountRuleDocument } from '@/data/generated/operations/pages/cart/QuantityDiscountRule';
import { lineKey } from '@/data/lineKey';
import { useSession } from '@/features/auth/useSession';
import { texts as cartTexts } from '@/features/cart/texts';
import { toOrderItems } from '@/features/cart/cartRules';
import { useCart } from '@/features/cart/useCart';
import { texts as checkoutTexts } from '@/features/checkout/texts';
import { useQuote } from '@/features/checkout/useQuote';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { Skeleton } from '@/ui/Skeleton';
import { Stack, Container, Grid, GridCell, Row } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { theme } from '@/ui/theme';
import { CartLine } from './CartLine';
import { CartSummary } from './CartSummary';
import { texts } from './texts';

/** Explains why the cart could not be saved; renders nothing otherwise. */
const CartNotice = () => {
  const { notice } = useCart();
  if (!notice) return null;
  const { title, body } = cartTexts.notice[notice];
  return (
    <Notice tone="warning" title={title}>
      {body}
    </Notice>
  );
};

const Message = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[6]};
  margin: 0 0 ${theme.space[4]};
  padding: ${theme.space[3]} ${theme.space[4]};
  background: ${theme.color.band};
  font-size: ${theme.size.sm};
  line-height: 1.5;
`;

const Undo = styled.button`
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  font-weight: ${theme.weight.strong};
  color: ${theme.color.primary};
  text-decoration: underline;
  text-underline-offset: 0.22em;
  cursor: pointer;
`;

type UndoNoticeProps = { message: string; onUndo: () => void };

/** Offers to undo a removal. The clicked button is gone with its line, so this takes the focus. */
const UndoNotice = ({ message, onUndo }: UndoNoticeProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [message]);
  return (
    <Message role="status">
      {message}
      <Undo ref={button} type="button" onClick={onUndo}>
        {texts.undo}
      </Undo>
    </Message>
  );
};

/** The quantity discount tiers; renders nothing if there are none. */
const QuantityTiers = () => {
  const { data } = useQuery(QuantityDiscountRuleDocument);
  const rule = data?.quantityDiscountRule;
  if (!rule || rule.tiers.length === 0) return null;
  const kinds = rule.appliesTo.map((kind) => checkoutTexts.kinds[kind].toLocaleLowerCase('vi'));
  const tiers = [...rule.tiers]
    .sort((one, other) => one.minQuantity - other.minQuantity)
    .map(({ minQuantity, percent }) => texts.tier(minQuantity, percent));
  return (
    <Text size="sm" tone="muted">
      {texts.tiers(kinds.join(', '), tiers.join('; '))}
    </Text>
  );
};

const EmptyCart = () => (
  <EmptyState
    title={texts.empty.title}
    action={
      <Row gap={3}>
        <ButtonLink to={paths.courses()}>{texts.empty.courses}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.documents()}>
          {texts.empty.documents}
        </ButtonLink>
        <ButtonLink variant="secondary" to={paths.seminars()}>
          {texts.empty.seminars}
        </ButtonLink>
      </Row>
    }
  >
    {texts.empty.body}
  </EmptyState>
);

const Room = styled.div`
  padding-bottom: ${theme.space[16]};
`;

const Lines = styled.ul`
  margin: 0 0 ${theme.space[6]};
  padding: 0;
  list-style: none;
  border-top: 2px solid ${theme.color.lineStrong};
  border-bottom: 1px solid ${theme.color.lineStrong};

  & > li:first-child {
    border-top: 0;
  }
`;

/** `/gio-hang` */
export function Component() {
  const { isLogin } = useSession();
  const cart = useCart();
  const items = toOrderItems(cart.lines);
  const quote = useQuote(items, isLogin ? 'member' : 'visitor');
  const [change, setChange] = useState<{ message: string; undo: () => void } | null>(null);

  const lines = cart.lines.map((line) => {
    const key = lineKey(line);
    return (
      <CartLine
        key={key}
        line={line}
        price={quote.result?.lines.get(key) ?? null}
        problem={quote.result?.problems.get(key) ?? null}
        onQuantity={(quantity) => cart.changeQuantity(key, quantity)}
        onSwitch={(option, quantity) =>
          setChange({
            message: cartTexts.otherOptions.switched(line.title, option.optionName),
            undo: cart.switchOption(key, option, quantity),
          })
        }
        onRemove={() => setChange({ message: texts.removed(line.title), undo: cart.remove(key) })}
      />
    );
  });

  return (
    <Container>
      <PageMeta
        title={texts.title}
        description={texts.description}
        canonical={paths.cart()}
        noindex
      />
      <PageHeading title={texts.title} lead={lines.length > 0 ? texts.lead : undefined} />
      <Room>
        <Stack gap={6}>
          <noscript>{texts.needsScript}</noscript>
          <CartNotice />
          {change ? (
            <UndoNotice
              message={change.message}
              onUndo={() => {
                change.undo();
                setChange(null);
              }}
            />
          ) : null}
          {!cart.ready ? <Skeleton height="12rem" /> : null}
          {cart.ready && lines.length === 0 ? <EmptyCart /> : null}
          {lines.length > 0 ? (
            <Grid>
              <GridCell $span={8}>
                <Lines aria-label={texts.lines}>{lines}</Lines>
                <Stack gap={4}>
                  <QuantityTiers />
                  <TextLink to={paths.courses()}>{texts.moreCourses}</TextLink>
                </Stack>
              </GridCell>
              <GridCell $span={4}>
                <CartSummary state={quote} items={items} isLogin={isLogin} />
              </GridCell>
            </Grid>
          ) : null}
        </Stack>
      </Room>
    </Container>
  );
}
