import { styled } from 'styled-components';
import { formatDateTime } from '@iia/shared/dates';
import { formatDecimal, formatMoney } from '@iia/shared/numbers';
import type { NewCartItem } from '@/features/cart/cartRules';
import { texts as cartTexts } from '@/features/cart/texts';
import { useCart } from '@/features/cart/useCart';
import { paths } from '@/lib/paths';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { Heading } from '@/ui/Heading';
import { Ledger, LedgerCell, LedgerLink, LedgerRow } from '@/ui/Ledger';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { theme } from '@/ui/theme';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { HoursPlan as Plan, Offer } from './planHours';
import { texts } from './texts';

const labels = texts.offers;

/* Above the link that covers the row. */
const Action = styled.span`
  position: relative;
  z-index: 1;
  display: inline-block;
  min-width: 9.5rem;
`;

const Note = styled.span`
  display: block;
  font-size: ${theme.size.sm};
  color: ${theme.color.muted};
`;

/** Seats of a course without dates are not counted. */
const cartItemOf = ({ kind, documentId, slug, title, price, startAt }: Offer): NewCartItem => ({
  kind,
  documentId,
  slug,
  title,
  unitPrice: price,
  single: kind === 'course' && startAt === null,
});

const isOrderable = ({ owned, orderByOption }: Offer): boolean => !owned && !orderByOption;

function useAddOffers() {
  const { add } = useCart();
  return (offers: readonly Offer[]) => {
    const results = offers.map((offer) => add(cartItemOf(offer), 1, 1));
    if (results.includes('full')) toast(cartTexts.full, 'error');
    else toast(results.includes('added') ? labels.added(offers.length) : labels.alreadyInCart);
  };
}

const ownedPath = ({ kind, documentId }: Offer): string =>
  kind === 'course' ? paths.myCourses({ course: documentId }) : paths.myCourses({ tab: 'tickets' });

const OfferAction = ({ offer }: { offer: Offer }) => {
  const addOffers = useAddOffers();
  const name = <VisuallyHidden>: {offer.title}</VisuallyHidden>;
  if (offer.owned) {
    return (
      <ButtonLink wide to={ownedPath(offer)}>
        <span>{offer.kind === 'course' ? labels.learn : labels.ticket}</span>
        {name}
      </ButtonLink>
    );
  }
  return offer.orderByOption ? (
    <ButtonLink wide variant="secondary" to={paths.item(offer.kind, offer.slug)}>
      {labels.choose}
      {name}
    </ButtonLink>
  ) : (
    <Button wide variant="secondary" onClick={() => addOffers([offer])}>
      {cartTexts.add}
      {name}
    </Button>
  );
};

const columns = [
  { id: 'title', label: labels.title },
  { id: 'when', label: labels.when, width: '9rem' },
  { id: 'hours', label: labels.hours, width: '7rem', align: 'end' },
  { id: 'action', label: labels.action, width: '10rem', align: 'end', hideLabel: true },
] as const;

const OfferLedger = ({ offers, caption }: { offers: readonly Offer[]; caption: string }) => (
  <Ledger caption={caption} columns={columns}>
    {offers.map((offer) => (
      <LedgerRow key={offer.documentId}>
        <LedgerCell primary>
          <LedgerLink to={paths.item(offer.kind, offer.slug)}>
            {keepTitleTermsTogether(offer.title)}
          </LedgerLink>
          <Note>{offer.owned ? labels.owned : formatMoney(offer.price)}</Note>
        </LedgerCell>
        <LedgerCell figures>
          {offer.startAt === null ? labels.anyTime : formatDateTime(offer.startAt)}
        </LedgerCell>
        <LedgerCell align="end" figures phoneLabel={labels.hours}>
          <span>{formatDecimal(offer.hours)}</span>
          <span>
            {offer.ethicsHours > 0 ? `, ${labels.ethics(formatDecimal(offer.ethicsHours))}` : null}
          </span>
        </LedgerCell>
        <LedgerCell align="end" trailing="end">
          <Action>
            <OfferAction offer={offer} />
          </Action>
        </LedgerCell>
      </LedgerRow>
    ))}
  </Ledger>
);

/** How to earn the missing hours by the end of the year; what was bought comes first. */
export const HoursPlan = ({ plan, year }: { plan: Plan; year: number }) => {
  const { chosen, others, left } = plan;
  const addOffers = useAddOffers();
  const orderable = chosen.filter(isOrderable);
  return (
    <Stack gap={10}>
      {chosen.length > 0 ? (
        <Stack as="section" gap={4}>
          <Heading level={2} size="xl">
            {labels.plan(year)}
          </Heading>
          <Text>
            {left.hours === 0 && left.ethics === 0
              ? labels.covers(chosen.length)
              : labels.leaves(chosen.length, formatDecimal(left.hours), formatDecimal(left.ethics))}
          </Text>
          <OfferLedger offers={chosen} caption={labels.caption} />
          {orderable.length > 1 ? (
            <div>
              <Button onClick={() => addOffers(orderable)}>
                {labels.addAll(orderable.length)}
              </Button>
            </div>
          ) : null}
        </Stack>
      ) : null}
      {others.length > 0 ? (
        <Stack as="section" gap={4}>
          <Heading level={2} size="lg">
            {labels.heading}
          </Heading>
          <OfferLedger offers={others} caption={labels.heading} />
        </Stack>
      ) : null}
    </Stack>
  );
};
