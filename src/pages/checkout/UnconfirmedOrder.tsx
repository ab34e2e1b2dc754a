import { formatAmount } from '@iia/shared/numbers';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Row } from '@/ui/Row';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { texts } from './texts';
import { NoTranslateText } from '@/ui/NoTranslateText';

type UnconfirmedOrderProps = { total: number; busy: boolean; onResend: () => void };

/** Shown if an order was sent but its response was lost: it may exist, and retrying is safe. */
export const UnconfirmedOrder = ({ total, busy, onResend }: UnconfirmedOrderProps) => {
  const copy = texts.unknown;
  return (
    <Notice
      tone="warning"
      title={copy.title}
      action={
        <Row gap={4}>
          <Button busy={busy} onClick={onResend}>
            {copy.again}
          </Button>
          <TextLink to={paths.purchaseHistory()}>{copy.history}</TextLink>
        </Row>
      }
    >
      {copy.body}
      <Text size="sm" tone="muted">
        <NoTranslateText>{copy.what(formatAmount(total))}</NoTranslateText>
      </Text>
    </Notice>
  );
};
