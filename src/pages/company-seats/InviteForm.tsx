import { useState } from 'react';
import { styled } from 'styled-components';
import { inviteSeatInputRules } from '@iia/shared/generated/inputRules/InviteSeatInput';
import { InviteToSeatDocument } from '@/data/generated/operations/features/membership';
import { useAction } from '@/data/useAction';
import { contractForm } from '@/ui/forms/contractForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { Heading } from '@/ui/Heading';
import { ScreenOnly } from '@/ui/printVisibility';
import { Stack } from '@/ui/layout';
import { toast } from '@/ui/toast';
import { texts } from './texts';

const copy = texts.invite;
const { Form, TextField } = contractForm(inviteSeatInputRules);

const Narrow = styled.div`
  max-width: 36rem;
`;

/** Invites a colleague to a free seat by email. */
export const InviteForm = () => {
  const invite = useAction(InviteToSeatDocument);
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
            onSubmit={async (input) => {
              await invite(input);
              toast(copy.sent(input.email));
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
