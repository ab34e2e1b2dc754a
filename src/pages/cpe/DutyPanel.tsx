import { useState } from 'react';
import { styled } from 'styled-components';
import { cpePartNames } from '@iia/shared/names';
import { formatDecimal } from '@iia/shared/numbers';
import {
  ChooseCpePracticeDocument,
  type CpeRecordQuery,
} from '@/data/generated/operations/pages/cpe';
import type { CpePart } from '@/data/generated/types';
import { useAction } from '@/data/useAction';
import { failureMessage } from '@/ui/failureMessage';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';
import { PrintOnly, ScreenOnly } from '@/ui/printVisibility';
import { RadioGroup } from '@/ui/RadioGroup';
import { Text } from '@/ui/Text';
import { media, theme } from '@/ui/theme';
import { toast } from '@/ui/toast';
import { texts, hoursTexts } from './texts';

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
        { value: 'practising', label: labels.practising, disabled: pending !== null },
        { value: 'not-practising', label: labels.notPractising, disabled: pending !== null },
      ]}
      onChange={(word) => void choose(word === 'practising')}
    />
  );
};

interface Missing {
  missing: number;
  parts: readonly { part: CpePart; missing: number }[];
}

/** `Còn thiếu 14 giờ, 2 giờ đạo đức`; null if nothing is missing. */
export function missingHoursText({ missing, parts }: Missing): string | null {
  const labels = [
    ...(missing > 0 ? [hoursTexts.hours(formatDecimal(missing))] : []),
    ...parts
      .filter((each) => each.missing > 0)
      .map((each) => hoursTexts.hoursOf(formatDecimal(each.missing), partWord(each.part))),
  ];
  return labels.length === 0 ? null : hoursTexts.missing(labels.join(', '));
}

const partWord = (part: CpePart): string =>
  part === 'ethics' ? hoursTexts.ethicsWord : cpePartNames[part].toLocaleLowerCase('vi');

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
  gap: ${theme.space[2]};
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

const Bar = styled.div`
  height: ${theme.space[1]};
  background: ${theme.color.line};
  forced-color-adjust: none;

  > div {
    height: 100%;
    background: ${theme.color.accent};
  }
`;

type Duty = CpeRecordQuery['cpeRecord']['duties'][number];

const Progress = ({ duty }: { duty: Duty }) => {
  const { required, earned, carried, parts } = duty;
  const missing = missingHoursText(duty);
  const counted = Math.min(required, Math.round((earned + carried) * 10) / 10);
  return (
    <>
      <Verdict $done={missing === null}>
        {missing === null ? <Icon name="check-circle" size="1.25rem" /> : null}
        <span>{missing ?? labels.fulfilled}</span>
      </Verdict>
      <Bar aria-hidden="true">
        <div style={{ width: `${required === 0 ? 100 : (100 * counted) / required}%` }} />
      </Bar>
      <Text size="sm" tone="muted">
        <span>{labels.progress(formatDecimal(earned + carried), formatDecimal(required))}</span>
        <span>{carried > 0 ? `, ${labels.carried(formatDecimal(carried))}` : null}</span>
      </Text>
      {parts.map(({ part, earned: done, required: wanted }) => (
        <Text key={part} size="sm" tone="muted">
          {labels.part(cpePartNames[part], formatDecimal(done), formatDecimal(wanted))}
        </Text>
      ))}
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
