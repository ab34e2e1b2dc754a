import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import * as rule from 'rest-contract/rules/vi';
import { contractForm } from '@/ui/forms/contractForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { ScreenOnly } from '@/ui/printVisibility';
import { Stack } from '@/ui/layout';
import { Tabs } from '@/ui/Tabs';
import { media, theme } from '@/ui/theme';
import { isPeriod, lengthOf, periodHref, presetsOf, type Period } from './period';
import { texts } from './texts';

const labels = texts.period;

export const periodRules = rule.object({
  from: rule.day(labels.from).required(labels.fromMissing),
  to: rule
    .day(labels.to)
    .required(labels.toMissing)
    .test('order', labels.reversed, (to, { parent }) => {
      const days = lengthOf({ ...(parent as Period), to });
      return Number.isNaN(days) || days >= 1;
    })
    .test('length', labels.tooLong, (to, { parent }) => {
      const days = lengthOf({ ...(parent as Period), to });
      return Number.isNaN(days) || days < 1 || isPeriod({ ...(parent as Period), to });
    }),
});

const { Form, DateField } = contractForm(periodRules);

const Line = styled(Form)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]};
  align-items: start;

  & > :last-child {
    grid-column: 1 / -1;
  }

  ${media.up('sm')} {
    grid-template-columns: 11rem 11rem auto;
    justify-content: start;

    & > :last-child {
      grid-column: auto;
      /* Beside the inputs, below the height of a label. */
      padding-top: calc(${theme.size.sm} * 1.5 + ${theme.space[1]});
    }
  }
`;

/** Presets and two days; the period is in the URL. */
export const PeriodForm = ({ period, now }: { period: Period; now: number }) => {
  const navigate = useNavigate();
  const { from, to } = period;
  return (
    <ScreenOnly>
      <Stack gap={5}>
        <Tabs
          label={texts.presets.label}
          items={presetsOf(now).map(({ label, ...preset }) => ({
            label,
            to: periodHref(preset),
            current: preset.from === from && preset.to === to,
          }))}
        />
        <Line
          aria-label={labels.label}
          initial={{ from, to }}
          follow
          onSubmit={async (values) => {
            await navigate(periodHref(values), { preventScrollReset: true });
          }}
        >
          <DateField name="from" label={labels.from} hint="" required />
          <DateField name="to" label={labels.to} hint="" required />
          <SubmitButton busy={labels.submitting}>{labels.submit}</SubmitButton>
        </Line>
      </Stack>
    </ScreenOnly>
  );
};
