import { styled } from 'styled-components';
import { formatTime } from '@iia/shared/dates';
import { formatAmount } from '@iia/shared/numbers';
import { Button } from '@/ui/Button';
import { FieldMessage } from '@/ui/FieldMessage';
import { Heading, type HeadingLevel } from '@/ui/Heading';
import { Stack } from '@/ui/layout';
import { ScreenOnly } from '@/ui/printVisibility';
import { Text } from '@/ui/Text';
import { media, theme } from '@/ui/theme';
import { NoTranslateText } from '@/ui/translation';
import { useHasPassed } from '@/ui/useHasPassed';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { texts } from './texts';
import { useAttempts } from './useAttempts';
import { useStartPayment } from './useStartPayment';

const Sheet = styled.section`
  padding-top: ${theme.space[5]};
  border-top: 1px solid ${theme.color.lineStrong};
`;

const Methods = styled.ul`
  margin: 0;
  padding: 0;
  border-bottom: 1px solid ${theme.color.line};
  list-style: none;
`;

const Method = styled.li`
  display: grid;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[4]};
  border-top: 1px solid ${theme.color.line};

  ${media.up('sm')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    column-gap: ${theme.space[6]};
  }

  [role='alert'] {
    grid-column: 1 / -1;
  }

  [role='alert']:empty {
    display: none;
  }
`;

const Name = styled.p`
  margin: 0;
  font-weight: ${theme.weight.strong};
`;

type GatewayPaymentProps = {
  /** Of the unpaid order or membership request. */
  code: string;
  /** The amount due in đồng. */
  amount: number;
  level?: HeadingLevel;
};

/** Pays by card, ATM, wallet or payment link, if a gateway is switched on. Beside the bank transfer, never instead. */
export const GatewayPayment = ({ code, amount, level = 2 }: GatewayPaymentProps) => {
  const { methods, latest } = useAttempts(code);
  const { start, opening, failure } = useStartPayment(code, methods);
  const isOver = useHasPassed(latest?.expiresAt ?? null);
  if (methods.length === 0) return null;
  return (
    <ScreenOnly>
      <Sheet aria-label={texts.titleOf(code)}>
        <Stack gap={4}>
          <Stack gap={2}>
            <Heading level={level} size="lg">
              {texts.title}
            </Heading>
            <Text size="sm" tone="muted">
              {texts.lead}
            </Text>
          </Stack>
          <Methods>
            {methods.map(({ gateway }) => {
              const { name, hint } = texts.methods[gateway];
              const isRunning =
                latest?.gateway === gateway &&
                latest.state === 'open' &&
                latest.amount === amount &&
                !isOver;
              return (
                <Method key={gateway}>
                  <div>
                    <Name>{name}</Name>
                    <Text size="sm" tone="muted">
                      {isRunning ? texts.openUntil(formatTime(latest.expiresAt)) : hint}
                    </Text>
                  </div>
                  <Button
                    variant="secondary"
                    busy={opening === gateway}
                    onClick={() => opening === null && start(gateway)}
                  >
                    <span>
                      {isRunning ? (
                        <span>{texts.goOn}</span>
                      ) : (
                        <NoTranslateText>{texts.pay(formatAmount(amount))}</NoTranslateText>
                      )}{' '}
                      <VisuallyHidden>{texts.payBy(gateway)}</VisuallyHidden>
                    </span>
                  </Button>
                  <div role="alert">
                    {failure?.gateway === gateway ? (
                      <FieldMessage id={`${code}-${gateway}`}>{failure.message}</FieldMessage>
                    ) : null}
                  </div>
                </Method>
              );
            })}
          </Methods>
        </Stack>
      </Sheet>
    </ScreenOnly>
  );
};
