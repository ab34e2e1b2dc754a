import { useEffect, useRef, useState } from 'react';
import { ApiError } from 'rest-contract';
import { answerChallengeInputRules } from '@iia/shared/generated/inputRules/AnswerChallengeInput';
import { Button } from '@/ui/Button';
import { contractForm } from '@/ui/forms/contractForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { Stack } from '@/ui/layout';
import { CodeField } from '@/features/auth/CodeField';
import { texts } from '@/features/auth/texts';
import { useAnswerChallenge } from './useLogin';

const { Form, TextField } = contractForm(answerChallengeInputRules);

const copy = texts.secondStep;

type SecondStepFormProps = {
  challenge: string;
  /** Called if the password must be entered again. */
  onOver: () => void;
};

/** Like the login, it does not navigate. */
export const SecondStepForm = ({ challenge, onOver }: SecondStepFormProps) => {
  const submit = useAnswerChallenge();
  const [recovering, setRecovering] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused field or button is gone.
    form.current?.querySelector('input')?.focus();
  }, [recovering]);
  return (
    <Stack gap={6}>
      <div ref={form}>
        <Form
          key={recovering ? 'recovery' : 'app'}
          aria-label={copy.title}
          initial={{ challenge }}
          failed={copy.failed}
          onSubmit={async (input) => {
            try {
              await submit(input);
            } catch (error) {
              if (!(error instanceof ApiError) || error.code !== 'ChallengeOver') throw error;
              onOver();
            }
          }}
        >
          <CodeField field={TextField} name="code" recovering={recovering} />
          <SubmitButton busy={copy.confirming}>{copy.confirm}</SubmitButton>
        </Form>
      </div>
      <div>
        <Button variant="secondary" onClick={() => setRecovering(!recovering)}>
          {recovering ? copy.useApp : copy.useRecovery}
        </Button>
      </div>
    </Stack>
  );
};
