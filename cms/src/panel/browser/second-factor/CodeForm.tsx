import { Button, Field, Flex, TextInput } from '@strapi/design-system';
import { useRef, useState, type FormEvent } from 'react';
import { useAttempt } from './useAttempt';

interface CodeFormProps {
  label: string;
  action: string;
  onCode: (code: string) => Promise<void>;
}

export const CodeForm = ({ label, action, onCode }: CodeFormProps) => {
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { busy, refusal, run } = useAttempt();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    await run(() => onCode(code));
    input.current?.focus();
  };
  return (
    <Flex
      tag="form"
      direction="column"
      alignItems="stretch"
      gap={4}
      onSubmit={(event: FormEvent) => void send(event)}
    >
      <Field.Root required name="code" {...(refusal && { error: refusal.message })}>
        <Field.Label>{label}</Field.Label>
        <TextInput
          ref={input}
          autoFocus
          autoComplete="one-time-code"
          value={code}
          maxLength={20}
          onChange={({ target }: { target: HTMLInputElement }) => setCode(target.value)}
        />
        <Field.Error />
      </Field.Root>
      <Button type="submit" fullWidth loading={busy} disabled={code.trim().length < 6}>
        {action}
      </Button>
    </Flex>
  );
};
