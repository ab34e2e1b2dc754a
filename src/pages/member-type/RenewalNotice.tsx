import type { RenewRequestInput } from '@/data/generated/types';
import type { RenewalOutcome } from './useRequestRenewal';
import { formatAmount } from '@iia/shared/numbers';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Text } from '@/ui/Text';
import { texts } from './texts';
import { NoTranslateText } from '@/ui/translation';

type RenewalNoticeProps = {
  outcome: RenewalOutcome | null;
  unsettled: RenewRequestInput | null;
  busy: boolean;
  onResend: () => void;
  onStartOver: () => void;
};

/** Explains why the request was not created, or that its outcome is unknown, and what to do. */
export const RenewalNotice = ({
  outcome,
  unsettled,
  busy,
  onResend,
  onStartOver,
}: RenewalNoticeProps) => {
  if (unsettled) {
    const { memberType, years, expectedPrice } = unsettled;
    const membership = texts.membershipFor(texts.membership[memberType], years);
    return (
      <Notice
        tone="warning"
        title={texts.unknown.title}
        action={
          <Button type="button" busy={busy} onClick={onResend}>
            {texts.unknown.again}
          </Button>
        }
      >
        {texts.unknown.body}
        <Text size="sm" tone="muted">
          <NoTranslateText>
            {texts.unknown.what(membership, formatAmount(expectedPrice))}
          </NoTranslateText>
        </Text>
      </Notice>
    );
  }
  switch (outcome?.kind) {
    case 'priceChanged': {
      const { before, price } = outcome;
      return (
        <Notice tone="warning" title={texts.priceChanged.title}>
          <NoTranslateText>
            {texts.priceChanged.body(formatAmount(before), formatAmount(price))}
          </NoTranslateText>
        </Notice>
      );
    }
    case 'otherRequest':
      return (
        <Notice
          tone="warning"
          title={texts.otherRequest.title}
          action={
            <Button type="button" variant="secondary" onClick={onStartOver}>
              {texts.otherRequest.asNew}
            </Button>
          }
        >
          {texts.otherRequest.body}
        </Notice>
      );
    case 'rejected':
    case 'turnedAway':
      return (
        <Notice tone="error" title={texts.form.rejected}>
          {outcome.message}
        </Notice>
      );
    default:
      return null;
  }
};
