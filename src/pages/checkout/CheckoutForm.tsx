import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LoginState } from '@/features/auth/loginState';
import { toOrderItems } from '@/features/cart/toOrderItems';
import { useCart } from '@/features/cart/useCart';
import type { Quote } from '@/features/checkout/askQuote';
import type { OrderOutcome } from '@/features/checkout/orderOutcome';
import { usePlaceOrder } from '@/features/checkout/usePlaceOrder';
import { useQuote } from '@/features/checkout/useQuote';
import type { ProfileQuery } from '@/data/generated/operations/Profile';
import type { OrderItemInput } from '@/data/generated/types';
import { paths } from '@/lib/paths';
import { Grid } from '@/ui/Grid';
import { GridCell } from '@/ui/GridCell';
import { Skeleton } from '@/ui/Skeleton';
import { dropValues, openValues, orderForm, type OrderWords } from './checkoutForm';
import { CustomerFields } from './CustomerFields';
import { EmptyCheckout } from './EmptyCheckout';
import { FormSection } from './FormSection';
import { InvoiceFields } from './InvoiceFields';
import { KeepDraft } from './KeepDraft';
import { NoteField } from './NoteField';
import { OrderPanel } from './OrderPanel';
import { texts } from './texts';
import { useDiscountCode } from './useDiscountCode';

/** The last outcome, and the cart it was about: of another cart it says nothing any more. */
interface Told {
  outcome: OrderOutcome;
  about: string;
  /** What the buyer saw when it was sent. */
  seen: Quote | null;
}

/** The form of an order, the order beside it, and what came of placing it. */
export const CheckoutForm = ({ profile }: { profile: ProfileQuery['me'] }) => {
  const owner = profile.documentId;
  const cart = useCart();
  const navigate = useNavigate();
  const items = toOrderItems(cart.lines);
  const about = JSON.stringify(items);
  const code = useDiscountCode(owner);
  const quote = useQuote(items, owner, code.applied);
  const codeRefusal = code.refusal ?? quote.answer?.codeRefusal ?? null;
  const order = usePlaceOrder(owner);
  const [initialValues] = useState(() => openValues(profile));
  const [told, setTold] = useState<Told | null>(null);
  const [placed, setPlaced] = useState(false);
  const done = useRef(false);

  const outcome = told && told.about === about ? told.outcome : null;
  const shown = outcome?.kind === 'priceChanged' ? outcome.quote : (quote.answer?.quote ?? null);
  const problems =
    outcome?.kind === 'lines' ? outcome.problems : (quote.answer?.problems ?? new Map());

  const follow = async (
    next: OrderOutcome,
    ordered: readonly OrderItemInput[],
    refuse?: (fields: Record<string, string>) => void,
  ) => {
    setTold({ outcome: next, about, seen: shown });
    if (next.kind === 'priceChanged' && next.codeRefusal) code.refuse(next.codeRefusal);
    if (next.kind === 'placed') {
      if (done.current) return;
      done.current = true;
      setPlaced(true);
      dropValues();
      code.drop();
      cart.removeOrdered(ordered);
      await navigate(paths.orderSuccess(next.order.documentId), { replace: true });
    } else if (next.kind === 'loggedOut') {
      const state: LoginState = { reason: 'expired' };
      await navigate(paths.login(paths.checkout()), { state });
    } else if (next.kind === 'refused') {
      refuse?.(next.fields);
    }
  };

  const submit = async (words: OrderWords, refuse: (fields: Record<string, string>) => void) => {
    if (!shown || problems.size > 0 || order.unsettled) return;
    if (code.pending) {
      // What it takes off is to be seen before anything is ordered.
      code.apply();
      return;
    }
    const discountCode = codeRefusal === null ? code.applied : null;
    const draft = {
      ...words,
      items,
      expectedTotal: shown.total,
      ...(discountCode && { discountCode }),
    };
    await follow(await order.place(draft), items, refuse);
  };

  const sendAgain = async () => {
    const { unsettled } = order;
    if (unsettled) await follow(await order.sendAgain(), unsettled.items);
  };

  if (placed) return <p role="status">{texts.placed}</p>;
  if (!cart.ready) return <Skeleton height="24rem" />;
  if (cart.lines.length === 0 && !order.unsettled) return <EmptyCheckout />;

  const locked = order.busy || order.unsettled !== null;
  return (
    <orderForm.Form aria-label={texts.title} initial={initialValues} onSubmit={submit}>
      <KeepDraft owner={owner} />
      <Grid>
        <GridCell $span={7}>
          <FormSection title={texts.customer} disabled={locked}>
            <CustomerFields free={shown?.total === 0} />
          </FormSection>
          <FormSection title={texts.invoice} disabled={locked}>
            <InvoiceFields />
          </FormSection>
          <FormSection title={texts.noteHeading} disabled={locked}>
            <NoteField />
          </FormSection>
        </GridCell>
        <GridCell $span={5} $spanLg={4} $start={9}>
          <OrderPanel
            lines={cart.lines}
            shown={shown}
            seen={told?.seen ?? null}
            quote={quote}
            problems={problems}
            outcome={outcome}
            code={code}
            codeRefusal={codeRefusal}
            order={order}
            onAgain={() => void sendAgain()}
            onAnew={() => {
              order.beginAnew();
              setTold(null);
            }}
            onQuantity={cart.changeQuantity}
            onRemove={(key) => cart.remove(key)}
          />
        </GridCell>
      </Grid>
    </orderForm.Form>
  );
};
