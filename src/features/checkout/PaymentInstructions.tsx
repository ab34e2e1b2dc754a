import { styled } from 'styled-components';
import type { PaymentInstructions_paymentFragment } from '@/data/generated/fragments/PaymentInstructions_payment';
import { formatDateTime } from '@/lib/dates';
import { formatAmount } from '@/lib/money';
import { Heading, type HeadingLevel } from '@/ui/Heading';
import { Stack } from '@/ui/Stack';
import { Text } from '@/ui/Text';
import { media, theme } from '@/ui/theme';
import { CopyButton } from './CopyButton';
import { texts } from './texts';
import { VietQrCode } from './VietQrCode';

const Sheet = styled.section`
  padding-top: ${theme.space[5]};
  border-top: 3px solid ${theme.color.accent};
`;

const Halves = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  margin-top: ${theme.space[5]};

  ${media.up('sm')} {
    grid-template-columns: minmax(0, 1fr) 14rem;
  }
`;

const Values = styled.dl`
  margin: 0;
  border-bottom: 1px solid ${theme.color.line};
`;

const Value = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  column-gap: ${theme.space[3]};
  padding-block: ${theme.space[2]};
  border-top: 1px solid ${theme.color.line};

  dt {
    grid-column: 1 / -1;
    font-size: ${theme.size.sm};
    line-height: 1.5;
    color: ${theme.color.muted};
  }

  dd {
    margin: 0;
    min-width: 0;
    overflow-wrap: anywhere;
    line-height: 1.5;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

const Figure = styled.dd`
  font-size: ${theme.size.lg};
  font-weight: ${theme.weight.strong};
`;

const Code = styled.figure`
  margin: 0;

  figcaption {
    margin-top: ${theme.space[3]};
    font-size: ${theme.size.sm};
    line-height: 1.5;
    color: ${theme.color.muted};
  }
`;

type PaymentInstructionsProps = {
  payment: PaymentInstructions_paymentFragment;
  level?: HeadingLevel;
};

/** How to pay an order: each value to copy, the same as a VietQR code, and until when. */
export const PaymentInstructions = ({ payment, level = 2 }: PaymentInstructionsProps) => {
  const words = texts.payment;
  const amount = formatAmount(payment.amount);
  return (
    <Sheet aria-label={words.title}>
      <Stack gap={2}>
        <Heading level={level} size="xl">
          {words.title}
        </Heading>
        <Text>{words.payBefore(formatDateTime(payment.payBefore))}</Text>
      </Stack>
      <Halves>
        <Stack gap={3}>
          <Values>
            <Value>
              <dt>{words.amount}</dt>
              <Figure>{amount}</Figure>
              <CopyButton value={String(payment.amount)} what={words.amount} />
            </Value>
            <Value>
              <dt>{words.purpose}</dt>
              <Figure>{payment.purpose}</Figure>
              <CopyButton value={payment.purpose} what={words.purpose} />
            </Value>
            <Value>
              <dt>{words.account}</dt>
              <Figure>{payment.accountNumber}</Figure>
              <CopyButton value={payment.accountNumber} what={words.account} />
            </Value>
            <Value>
              <dt>{words.holder}</dt>
              <dd>{payment.accountName}</dd>
              <CopyButton value={payment.accountName} what={words.holder} />
            </Value>
            <Value>
              <dt>{words.bank}</dt>
              <dd>{payment.bankName}</dd>
              <CopyButton value={payment.bankName} what={words.bank} />
            </Value>
          </Values>
          <Text size="sm" tone="muted">
            {words.exact}
          </Text>
        </Stack>
        <Code>
          <VietQrCode
            text={payment.vietQr}
            alternative={words.qrAlternative(
              amount,
              payment.accountNumber,
              payment.bankName,
              payment.purpose,
            )}
          />
          <figcaption>{words.qrHint}</figcaption>
        </Code>
      </Halves>
    </Sheet>
  );
};
