import { useState, type FormEvent } from 'react';
import { readTicketCode } from './codeDigest';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Stack } from '@/ui/Stack';
import { TextInput } from '@/ui/TextInput';
import { texts } from '../texts';

const labels = texts.checkIn;

/** For a code that the camera cannot read. */
export const CodeForm = ({ onCode }: { onCode: (text: string) => void }) => {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (readTicketCode(code) === null) return setError(labels.badCode);
    setError(null);
    setCode('');
    onCode(code);
  };
  return (
    <form aria-label={labels.codeForm} noValidate onSubmit={submit}>
      <Stack gap={3}>
        <Field name="ma-ve" label={labels.code} hint={labels.codeHint} error={error} required>
          <TextInput
            value={code}
            onChange={(event) => setCode(event.target.value)}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="done"
          />
        </Field>
        <div>
          <Button type="submit" variant="secondary">
            {labels.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
