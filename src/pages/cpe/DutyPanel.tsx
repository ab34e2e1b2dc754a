import { useState } from 'react';
import { styled } from 'styled-components';
import { cpePartNames } from '@iia/shared/names';
import { formatDecimal } from '@iia/shared/numbers';
import {
  ChooseCpePracticeDocument,
  type CpeRecordQuery,
} from '@/data/generated/operations/pages/cpe';
import { useAction } from '@/data/useAction';
import { missingHoursText } from '@/features/cpe/missingHoursText';
import { failureMessage } from '@/ui/failureMessage';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';
import { PrintOnly, ScreenOnly } from '@/ui/printVisibility';
import { RadioGroup } from '@/ui/RadioGroup';
import { Text } from '@/ui/Text';
import { media, theme } from '@/ui/theme';
import { toast } from '@/ui/toast';
import { texts } from './texts';

const labels = texts.duties;

type PracticeChoiceProps = {
  duty: { certificate: string; certification: string; practising: boolean };
  year: number;
};

/** Shows the choice optimistically; reverts it if the server rejects it. */
const PracticeChoice = ({ duty, year }: PracticeChoiceProps) => {
  const { certificate, certification, practising } = duty;
  const choosePractice = useAction(ChooseCpePracticeDocument);
  const [pending, setPending] = useState<boolean | null>(null);
  const [error, setError] = useState<unknown>(null);
  const choose = async (next: boolean) => {
    if (pending !== null) return;
    setPending(next);
    setError(null);
    try {
      await choosePractice({ certificate, year, practising: next });
      toast(labels.chosen(year));
    } catch (failure) {
      setError(failure);
    } finally {
      setPending(null);
    }
  };
  return (
    <RadioGroup
      name={`practice-${certificate}`}
      legend={labels.practiceOf(certification)}
      value={(pending ?? practising) ? 'practising' : 'not-practising'}
      error={error ? failureMessage(error) : null}
      options={[
        { value: 'practising', label: labels.practising },
        { value: 'not-practising', label: labels.notPractising },
      ]}
      onChange={(word) => void choose(word === 'practising')}
    />
  );
};

const Panel = styled.section`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[12]};
  padding-block: ${theme.space[5]};
  border-top: 1px solid ${theme.color.line};
  break-inside: avoid;

  ${media.upOrPrint('md')} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Facts = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;

const Verdict = styled.p<{ $done: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin: 0;
  font-size: ${theme.size.lg};
  font-weight: ${theme.weight.strong};
  color: ${({ $done }) => ($done ? theme.color.success : theme.color.ink)};
`;

const Meter = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[1]} ${theme.space[4]};
  align-items: baseline;
  font-size: ${theme.size.sm};
  line-height: 1.5;

  span:last-of-type {
    color: ${theme.color.muted};
  }
`;

const Bar = styled.div<{ $done: boolean }>`
  grid-column: 1 / -1;
  height: ${theme.space[2]};
  border: 1px solid ${theme.color.control};
  forced-color-adjust: none;

  > div {
    height: 100%;
    background: ${({ $done }) => ($done ? theme.color.accent : theme.color.primary)};
  }
`;

type HoursMeterProps = { label: string; done: number; required: number };

/** Hours against their requirement; the bar is full only if they fulfil it. */
const HoursMeter = ({ label, done, required }: HoursMeterProps) => (
  <Meter>
    <span>{label}</span>
    <span>{labels.progress(formatDecimal(done), formatDecimal(required))}</span>
    <Bar aria-hidden="true" $done={done >= required}>
      <div style={{ width: `${required === 0 ? 100 : Math.min(100, (100 * done) / required)}%` }} />
    </Bar>
  </Meter>
);

type Duty = CpeRecordQuery['cpeRecord']['duties'][number];

const Progress = ({ duty }: { duty: Duty }) => {
  const { required, earned, carried, parts } = duty;
  const missing = missingHoursText(duty);
  return (
    <>
      <Verdict $done={missing === null}>
        {missing === null ? <Icon name="check-circle" size="1.25rem" /> : null}
        <span>{missing ?? labels.fulfilled}</span>
      </Verdict>
      <HoursMeter label={labels.total} done={earned + carried} required={required} />
      {parts.map(({ part, earned: done, required: wanted }) => (
        <HoursMeter key={part} label={cpePartNames[part]} done={done} required={wanted} />
      ))}
      {carried > 0 ? (
        <Text size="sm" tone="muted">
          {labels.carried(formatDecimal(carried))}
        </Text>
      ) : null}
    </>
  );
};

/** A certificate's CPE requirement for a year; missing hours come first. */
export const DutyPanel = ({ duty, year }: { duty: Duty; year: number }) => (
  <Panel aria-label={`${duty.certification} ${duty.number}`}>
    <Facts>
      <Heading level={3} size="lg">
        {duty.certification}{' '}
        <Text as="span" size="sm" tone="muted">
          <span translate="no">{duty.number}</span>
        </Text>
      </Heading>
      {duty.state === 'due' ? (
        <Progress duty={duty} />
      ) : (
        <Text tone="muted">{duty.state === 'first_year' ? labels.firstYear : labels.none}</Text>
      )}
    </Facts>
    {duty.choosable && duty.state === 'due' ? (
      <div>
        <ScreenOnly>
          <PracticeChoice duty={duty} year={year} />
        </ScreenOnly>
        <PrintOnly>{duty.practising ? labels.practising : labels.notPractising}</PrintOnly>
      </div>
    ) : null}
  </Panel>
);
