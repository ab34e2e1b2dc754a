import type { OrderOutcome } from './orderOutcome';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Row } from '@/ui/Row';
import { TextLink } from '@/ui/TextLink';
import { texts } from './texts';

type OutcomeNoticeProps = { outcome: OrderOutcome; onStartOver: () => void };

/** Explains why the order was not placed; `PriceChange` and `LineProblemsNotice` show the other reasons. */
export const OutcomeNotice = ({ outcome, onStartOver }: OutcomeNoticeProps) => {
  if (outcome.kind === 'otherOrder') {
    return (
      <Notice
        tone="warning"
        title={texts.otherOrder.title}
        action={
          <Row gap={4}>
            <Button variant="secondary" onClick={onStartOver}>
              {texts.otherOrder.startOver}
            </Button>
            <TextLink to={paths.purchaseHistory()}>{texts.unknown.history}</TextLink>
          </Row>
        }
      >
        {texts.otherOrder.body}
      </Notice>
    );
  }
  if (outcome.kind === 'rejected' || outcome.kind === 'turnedAway') {
    return (
      <Notice tone="error" title={texts.rejected}>
        {outcome.message}
      </Notice>
    );
  }
  return null;
};
