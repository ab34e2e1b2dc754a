import { useState, type FormEvent } from 'react';
import { DeclareCourseDocument } from '@/data/generated/operations/pages/my-courses';
import { useAction } from '@/data/useAction';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { failureMessage } from '@/ui/failureMessage';
import { Heading } from '@/ui/Heading';
import { Stack } from '@/ui/layout';
import { texts } from '../texts';

const labels = texts.declaration;

/** The member declares that the work was their own. */
export const Declaration = ({ course }: { course: string }) => {
  const declare = useAction(DeclareCourseDocument);
  const [agreed, setAgreed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!agreed) return setError(labels.required);
    setBusy(true);
    setError(null);
    try {
      await declare({ course, agreed });
    } catch (failure) {
      setError(failureMessage(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={3}>
        <Heading level={2} size="lg">
          {labels.title}
        </Heading>
        <Checkbox
          name="agreed"
          label={labels.text}
          checked={agreed}
          error={error}
          onChange={({ currentTarget: { checked } }) => setAgreed(checked)}
        />
        <div>
          <Button type="submit" variant="secondary" busy={busy}>
            {labels.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
