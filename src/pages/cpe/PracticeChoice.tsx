import { useState } from 'react';
import { ChooseCpePracticeDocument } from '@/data/generated/operations/ChooseCpePractice';
import { useAction } from '@/data/useAction';
import { failureMessage } from '@/ui/failureMessage';
import { RadioGroup } from '@/ui/RadioGroup';
import { toast } from '@/ui/toast';
import { texts } from './texts';

const labels = texts.duties;

type PracticeChoiceProps = {
  duty: { certificate: string; certification: string; practising: boolean };
  year: number;
};

/** Shows the choice optimistically; reverts it if the server rejects it. */
export const PracticeChoice = ({ duty, year }: PracticeChoiceProps) => {
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
