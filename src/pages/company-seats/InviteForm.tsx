import { useState } from 'react';
import { styled } from 'styled-components';
import { inviteSeatInputRules } from '@iia/shared/generated/inputRules/InviteSeatInput';
import { useSeatActions } from '@/features/membership/useSeatActions';
import { contractForm } from '@/ui/forms/contractForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { Heading } from '@/ui/Heading';
import { ScreenOnly } from '@/ui/printVisibility';
import { Stack } from '@/ui/Stack';
import { toast } from '@/ui/toast';
import { texts } from './texts';

const copy = texts.invite;
const { Form, TextField } = contractForm(inviteSeatInputRules);

const Narrow = styled.div`
  max-width: 36rem;
`;

/** Invites a colleague to a free seat by email. */
export const InviteForm = () => {
  const { invite } = useSeatActions();
  const [round, setRound] = useState(0);
  return (
    <ScreenOnly>
      <Stack as="section" gap={4}>
        <Heading level={2} size="xl" id="invite-form">
          {copy.heading}
        </Heading>
        <Narrow>
          <Form
            key={round}
            aria-labelledby="invite-form"
            failed={copy.failed}
            onSubmit={async ({ email }) => {
              await invite(email);
              toast(copy.sent(email));
              setRound((before) => before + 1);
            }}
          >
            <TextField
              name="email"
              type="email"
              label={copy.email}
              hint={copy.hint}
              autoComplete="off"
              required
            />
            <SubmitButton busy={copy.sending}>{copy.send}</SubmitButton>
          </Form>
        </Narrow>
      </Stack>
    </ScreenOnly>
  );
};
