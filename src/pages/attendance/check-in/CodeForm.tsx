import { useState, type FormEvent } from 'react';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Stack } from '@/ui/layout';
import { TextInput } from '@/ui/TextInput';
import { texts } from '../texts';

/** Normalizes a scanned or typed ticket code to its 16 characters; null for anything else. */
export function readTicketCode(text: string): string | null {
  const characters = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return characters.length === 16 ? characters : null;
}

/** The same digest as in `cms/src/events/tickets/ticketCode.ts`. */
export async function digestOf(characters: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(characters));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 32);
}

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
