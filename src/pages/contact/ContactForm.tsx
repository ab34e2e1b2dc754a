import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { contactInputRules } from '@iia/shared/generated/inputRules/ContactInput';
import { AddContactDocument } from '@/data/generated/operations/pages/contact';
import { Button } from '@/ui/Button';
import { contractForm } from '@/ui/forms/contractForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { Heading } from '@/ui/Heading';
import { Text } from '@/ui/Text';
import { theme } from '@/ui/theme';
import { visuallyHiddenStyles } from '@/ui/VisuallyHidden';
import { texts } from './texts';
import { useAction } from '@/data/useAction';

const { Form, TextField, TextAreaField } = contractForm(contactInputRules);

/* A honeypot for bots that fill in every field; hidden from people and assistive technology. */
const Honeypot = styled.div`
  ${visuallyHiddenStyles}
`;

const Received = styled.div`
  padding-block: ${theme.space[6]};
  border-top: 3px solid ${theme.color.accent};
  border-bottom: 1px solid ${theme.color.line};

  & > * + * {
    margin-top: ${theme.space[4]};
  }
`;

type ContactFormProps = {
  /** How to reach the institute without script. */
  withoutScript: string;
};

/** The contact form; if sending fails, the input is kept. */
export const ContactForm = ({ withoutScript }: ContactFormProps) => {
  const addContact = useAction(AddContactDocument, { fetchPolicy: 'no-cache' });
  const [sentFrom, setSentFrom] = useState<string | null>(null);

  if (sentFrom !== null) {
    return <MessageReceived email={sentFrom} onSendAnother={() => setSentFrom(null)} />;
  }
  return (
    <Form
      aria-label={texts.formTitle}
      failed={texts.failed}
      onSubmit={async (input) => {
        await addContact(input);
        setSentFrom(input.email);
      }}
    >
      <TextField name="fullName" label={texts.fullName} required autoComplete="name" />
      <TextField
        name="email"
        label={texts.email}
        hint={texts.emailHint}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextField name="phone" label={texts.phone} type="tel" inputMode="tel" autoComplete="tel" />
      <TextField name="subject" label={texts.subject} required />
      <TextAreaField
        name="message"
        label={texts.message}
        hint={texts.messageHint}
        required
        rows={7}
      />
      <Honeypot aria-hidden="true">
        <TextField name="website" label={texts.website} tabIndex={-1} autoComplete="off" />
      </Honeypot>
      <Text size="sm" tone="muted">
        {texts.privacy}
      </Text>
      <SubmitButton busy={texts.sending}>{texts.send}</SubmitButton>
      <noscript>{withoutScript}</noscript>
    </Form>
  );
};

const MessageReceived = ({
  email,
  onSendAnother,
}: {
  email: string;
  onSendAnother: () => void;
}) => {
  const title = useRef<HTMLDivElement>(null);
  // The clicked button is gone, so the focus moves to the confirmation.
  useEffect(() => title.current?.focus(), []);
  return (
    <Received>
      <div ref={title} tabIndex={-1}>
        <Heading level={2} size="xl">
          {texts.sentTitle}
        </Heading>
        <Text>{texts.sent(email)}</Text>
      </div>
      <Button variant="secondary" onClick={onSendAnother}>
        {texts.another}
      </Button>
    </Received>
  );
};
