import { useRef, useState, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ProfileQuery } from '@/data/generated/operations/data/session';
import type { OrderItemInput } from '@/data/generated/types';
import { lineKey } from '@/data/lineKey';
import type { LoginState } from '@/features/auth/loginState';
import { texts as cartTexts } from '@/features/cart/texts';
import { toOrderItems } from '@/features/cart/cartRules';
import { useCart } from '@/features/cart/useCart';
import type { Quote } from '@/features/checkout/fetchQuote';
import { useQuote } from '@/features/checkout/useQuote';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { Grid, GridCell } from '@/ui/layout';
import { Skeleton } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import {
  clearValues,
  restoreValues,
  orderForm,
  type OrderFormInput,
  saveValues,
} from './checkoutForm';
import { CustomerFields } from './CustomerFields';
import { AttendeeFields } from './AttendeeFields';
import { FormSection } from './FormSection';
import { InvoiceFields } from './InvoiceFields';
import { OrderPanel } from './OrderPanel';
import { seatsOf, withAttendees } from './seats';
import { texts } from './texts';
import { useDiscountCode } from './useDiscountCode';
import { usePlaceOrder, type OrderOutcome } from './usePlaceOrder';

/** Saves the form on every change, so that it never has to be filled in twice. */
const SaveDraft = ({ owner }: { owner: string }) => {
  const { values, dirty } = orderForm.useValues();
  useEffect(() => {
    if (dirty) saveValues(owner, values);
  }, [dirty, owner, values]);
  return null;
};

const NoteField = () => <orderForm.TextAreaField name="note" label={texts.note} rows={3} />;

const EmptyCheckout = () => (
  <EmptyState
    title={texts.empty.title}
    action={<ButtonLink to={paths.courses()}>{texts.empty.action}</ButtonLink>}
  >
    {texts.empty.body}
  </EmptyState>
);

/** The last outcome and the cart it applied to; it is ignored once the cart changes. */
interface LastOutcome {
  outcome: OrderOutcome;
  cartKey: string;
  /** The quote the buyer saw when submitting. */
  seen: Quote | null;
}

export const CheckoutForm = ({ profile }: { profile: ProfileQuery['me'] }) => {
  const owner = profile.documentId;
  const cart = useCart();
  const navigate = useNavigate();
  const items = toOrderItems(cart.lines);
  const seats = seatsOf(cart.lines);
  const cartKey = JSON.stringify(items);
  const code = useDiscountCode(owner);
  const quote = useQuote(items, owner, code.applied);
  const codeError = code.error ?? quote.result?.codeError ?? null;
  const order = usePlaceOrder(owner);
  const [initialValues] = useState(() => restoreValues(profile));
  const [last, setLast] = useState<LastOutcome | null>(null);
  const [placed, setPlaced] = useState(false);
  const done = useRef(false);

  const outcome = last && last.cartKey === cartKey ? last.outcome : null;
  const displayedQuote =
    outcome?.kind === 'priceChanged' ? outcome.quote : (quote.result?.quote ?? null);
  const problems =
    outcome?.kind === 'lines' ? outcome.problems : (quote.result?.problems ?? new Map());

  const handleOutcome = async (
    next: OrderOutcome,
    ordered: readonly OrderItemInput[],
    setFieldErrors?: (fields: Record<string, string>) => void,
  ) => {
    setLast({ outcome: next, cartKey, seen: displayedQuote });
    if (next.kind === 'priceChanged' && next.codeError) code.reject(next.codeError);
    if (next.kind === 'placed') {
      if (done.current) return;
      done.current = true;
      setPlaced(true);
      clearValues();
      code.drop();
      cart.removeOrdered(ordered);
      await navigate(paths.orderSuccess(next.order.documentId), { replace: true });
    } else if (next.kind === 'loggedOut') {
      const state: LoginState = { reason: 'expired' };
      await navigate(paths.login(paths.checkout()), { state });
    } else if (next.kind === 'rejected') {
      setFieldErrors?.(next.fields);
    }
  };

  const submit = async (
    { attendees, ...fields }: OrderFormInput,
    setFieldErrors: (fields: Record<string, string>) => void,
  ) => {
    if (!displayedQuote || problems.size > 0 || order.unsettled) return;
    if (code.pending) {
      // Show the discount before anything is ordered.
      code.apply();
      return;
    }
    const discountCode = codeError === null ? code.applied : null;
    const draft = {
      ...fields,
      items: withAttendees(items, seats, attendees),
      expectedTotal: displayedQuote.total,
      ...(discountCode && { discountCode }),
    };
    await handleOutcome(await order.send(draft), items, setFieldErrors);
  };

  const resend = async () => {
    const { unsettled } = order;
    if (unsettled) await handleOutcome(await order.resend(), unsettled.items);
  };

  if (placed) return <p role="status">{texts.placed}</p>;
  if (!cart.ready) return <Skeleton height="24rem" />;
  if (cart.lines.length === 0 && !order.unsettled) return <EmptyCheckout />;

  const locked = order.busy || order.unsettled !== null;
  return (
    <orderForm.Form aria-label={texts.title} initial={initialValues} onSubmit={submit}>
      <SaveDraft owner={owner} />
      <Grid>
        <GridCell $span={7}>
          <FormSection title={texts.customer} disabled={locked}>
            <CustomerFields free={displayedQuote?.total === 0} />
          </FormSection>
          {seats.length > 0 ? (
            <FormSection title={texts.attendees.title} disabled={locked}>
              <AttendeeFields lines={cart.lines} />
            </FormSection>
          ) : null}
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
            displayedQuote={displayedQuote}
            seen={last?.seen ?? null}
            quote={quote}
            problems={problems}
            outcome={outcome}
            code={code}
            codeError={codeError}
            order={order}
            onResend={() => void resend()}
            onStartOver={() => {
              order.startOver();
              setLast(null);
            }}
            onQuantity={cart.changeQuantity}
            onSwitch={(line, option, quantity) => {
              cart.switchOption(lineKey(line), option, quantity);
              toast(cartTexts.otherOptions.switched(line.title, option.optionName));
            }}
            onRemove={(key) => cart.remove(key)}
          />
        </GridCell>
      </Grid>
    </orderForm.Form>
  );
};
