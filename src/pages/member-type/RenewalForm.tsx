import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { RenewQuoteQuery } from '@/data/generated/operations/pages/member-type';
import type { LoginState } from '@/features/auth/loginState';
import type { MembershipState } from '@/features/membership/membershipState';
import { texts as membershipTexts } from '@/features/membership/membershipTexts';
import { useRequestRenewal, type RenewalOutcome } from './useRequestRenewal';
import { paths } from '@/lib/paths';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { Heading } from '@/ui/Heading';
import { Notice } from '@/ui/Notice';
import { ScreenOnly } from '@/ui/printVisibility';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { theme } from '@/ui/theme';
import { toast } from '@/ui/toast';
import { RenewalFields } from './RenewalFields';
import { clearValues, initialValues, renewalForm, type Prices } from './renewalForm';
import { RenewalNotice } from './RenewalNotice';
import { texts } from './texts';

const labels = texts.form;

const headings: Record<MembershipState['kind'], string> = {
  none: labels.join,
  running: labels.renewOrChange,
  ending: labels.renewOrChange,
  grace: labels.renew,
  ended: labels.renew,
};

/* A disabled fieldset locks all its controls while a request is pending. */
const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  min-width: 0;
  max-width: 36rem;
  margin: 0;
  padding: 0;
  border: 0;
`;

type Quote = RenewQuoteQuery['userRenewQuote'];

type RenewalFormProps = {
  /** The member's documentId. */
  owner: string;
  state: MembershipState;
  prices: Prices;
  /** The codes of the requests that await payment. */
  awaiting: readonly string[];
  /** Whether one of them is a change of type, which allows no other request until paid. */
  changing: boolean;
  /** Receives the new request's documentId. */
  onPlaced: (request: string) => void;
};

/** Requests a membership: the first or a following term. */
export const RenewalForm = ({
  owner,
  state,
  prices,
  awaiting,
  changing,
  onPlaced,
}: RenewalFormProps) => {
  const navigate = useNavigate();
  const renewal = useRequestRenewal(owner);
  const [outcome, setOutcome] = useState<RenewalOutcome | null>(null);
  const [quote, setQuote] = useState<Quote | null>(null);
  const [form, setForm] = useState({ round: 0, values: initialValues(owner, state, prices) });
  const heading = headings[state.kind];

  const settle = async (next: RenewalOutcome) => {
    setOutcome(next);
    if (next.kind === 'placed') {
      clearValues();
      renewal.startOver();
      setForm(({ round }) => ({ round: round + 1, values: initialValues(owner, state, prices) }));
      toast(labels.sent(next.request.code));
      onPlaced(next.request.documentId);
    } else if (next.kind === 'loggedOut') {
      const login: LoginState = { reason: 'expired' };
      await navigate(paths.login(paths.memberType()), { state: login });
    }
  };

  const resend = async () => {
    if (renewal.unsettled) await settle(await renewal.resend());
  };

  if (prices.length === 0) return <Text tone="muted">{membershipTexts.prices.empty}</Text>;
  return (
    <ScreenOnly>
      <Stack as="section" gap={5}>
        <Heading level={2} size="xl" id="renewal-form">
          {heading}
        </Heading>
        {awaiting.length > 0 ? (
          <Notice>
            {(changing ? labels.awaitingChange : labels.awaiting)(awaiting.join(', '))}
          </Notice>
        ) : null}
        <renewalForm.Form
          key={form.round}
          aria-labelledby="renewal-form"
          initial={form.values}
          onSubmit={async (values, setFieldErrors) => {
            if (renewal.busy || renewal.unsettled) return;
            const years = prices.find(
              (each) => each.memberType === values.memberType && each.years === values.years,
            );
            if (years === undefined) {
              setFieldErrors({ years: labels.notSold });
              return;
            }
            if (quote?.memberType !== values.memberType || quote.years !== values.years) {
              setFieldErrors({ years: labels.quoting });
              return;
            }
            const draft = { ...values, note: values.note ?? null, expectedPrice: quote.total };
            const next = await renewal.send(draft);
            if (next.kind === 'rejected') setFieldErrors(next.fields);
            await settle(next);
          }}
        >
          <Fields disabled={renewal.busy || renewal.unsettled !== null}>
            <RenewalFields owner={owner} prices={prices} onQuote={setQuote} />
          </Fields>
          <RenewalNotice
            outcome={outcome}
            unsettled={renewal.busy ? null : renewal.unsettled}
            busy={renewal.busy}
            onResend={() => void resend()}
            onStartOver={() => {
              renewal.startOver();
              setOutcome(null);
            }}
          />
          {renewal.unsettled && !renewal.busy ? null : (
            <SubmitButton busy={labels.sending}>{labels.send}</SubmitButton>
          )}
          <Text size="sm" tone="muted">
            {labels.afterwards}
          </Text>
        </renewalForm.Form>
      </Stack>
    </ScreenOnly>
  );
};
