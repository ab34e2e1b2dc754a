import { styled } from 'styled-components';
import type { PaymentInstructions_paymentFragment } from '@/data/generated/operations/features/checkout';
import { formatDateTime } from '@iia/shared/dates';
import { formatAmount } from '@iia/shared/numbers';
import { tabularNumberStyles } from '@/ui/sharedStyles';
import { Heading, type HeadingLevel } from '@/ui/Heading';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { media, theme } from '@/ui/theme';
import { CopyButton } from './CopyButton';
import { SaveQrButton } from './SaveQrButton';
import { texts } from './texts';
import { QrCode } from '@/ui/QrCode';
import { NoTranslateText } from '@/ui/translation';

const Sheet = styled.section`
  padding-top: ${theme.space[5]};
  border-top: 3px solid ${theme.color.accent};
  break-inside: avoid;
`;

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  margin-top: ${theme.space[5]};

  ${media.upOrPrint('sm')} {
    grid-template-columns: minmax(0, 1fr) 14rem;
  }

  ${media.print} {
    grid-template-columns: minmax(0, 1fr) 11rem;
    margin-top: ${theme.space[3]};
  }
`;

const Values = styled.dl`
  margin: 0;
  border-bottom: 1px solid ${theme.color.line};
`;

const Value = styled.div`
  padding-block: ${theme.space[2]};
  border-top: 1px solid ${theme.color.line};

  dt {
    font-size: ${theme.size.sm};
    line-height: 1.5;
    color: ${theme.color.muted};
  }

  dd {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[3]};
    margin: 0;
    line-height: 1.5;
  }

  ${media.print} {
    display: grid;
    grid-template-columns: 11rem minmax(0, 1fr);
    align-items: baseline;
    padding-block: ${theme.space[1]};
  }

  dd > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Figure = styled.span`
  ${tabularNumberStyles}
  font-size: ${theme.size.lg};
  font-weight: ${theme.weight.strong};
`;

const Code = styled.figure`
  max-width: 14rem;
  margin: 0;

  figcaption {
    margin-block: ${theme.space[3]};
    font-size: ${theme.size.sm};
    line-height: 1.5;
    color: ${theme.color.muted};
  }
`;

type PaymentInstructionsProps = {
  payment: PaymentInstructions_paymentFragment;
  level?: HeadingLevel;
  /** Names the payment if a page shows several. */
  title?: string;
};

/** How to pay an order and until when: values to copy, and the same as a VietQR code. */
export const PaymentInstructions = ({
  payment,
  level = 2,
  title = texts.payment.title,
}: PaymentInstructionsProps) => {
  const labels = texts.payment;
  const amount = formatAmount(payment.amount);
  const values: { what: string; displayed: string; copied?: string; strong?: boolean }[] = [
    // Banking apps expect digits only.
    { what: labels.amount, displayed: amount, copied: String(payment.amount), strong: true },
    { what: labels.purpose, displayed: payment.purpose, strong: true },
    { what: labels.account, displayed: payment.accountNumber, strong: true },
    { what: labels.holder, displayed: payment.accountName },
    { what: labels.bank, displayed: payment.bankName },
  ];
  return (
    <Sheet aria-label={title}>
      <Stack gap={2}>
        <Heading level={level} size="xl">
          <NoTranslateText>{title}</NoTranslateText>
        </Heading>
        <Text>{labels.payBefore(formatDateTime(payment.payBefore))}</Text>
      </Stack>
      <Columns>
        <Stack gap={3}>
          <Values>
            {values.map(({ what, displayed, copied, strong }) => (
              <Value key={what}>
                <dt>{what}</dt>
                <dd>
                  {strong ? (
                    <Figure translate="no">{displayed}</Figure>
                  ) : (
                    <span translate="no">{displayed}</span>
                  )}
                  <CopyButton value={copied ?? displayed} label={what} />
                </dd>
              </Value>
            ))}
          </Values>
          <Text size="sm" tone="muted">
            {labels.exact}
          </Text>
        </Stack>
        <Code>
          <QrCode
            text={payment.vietQr}
            alternative={labels.qrAlternative(
              amount,
              payment.accountNumber,
              payment.bankName,
              payment.purpose,
            )}
          />
          <figcaption>{labels.qrHint}</figcaption>
          <SaveQrButton payment={payment} />
        </Code>
      </Columns>
    </Sheet>
  );
};
