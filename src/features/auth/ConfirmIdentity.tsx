import { useState } from 'react';
import { ApiError } from 'rest-contract';
import { confirmIdentityInputRules } from '@iia/shared/generated/inputRules/ConfirmIdentityInput';
import { ConfirmIdentityDocument } from '@/data/generated/operations/features/auth';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { contractForm } from '@/ui/forms/contractForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { Stack } from '@/ui/layout';
import { CodeField } from './CodeField';
import { PasskeyButton } from './PasskeyButton';
import { PasswordField } from './PasswordField';
import { texts } from './texts';
import { useConfirmByPasskey } from './usePasskeyLogin';
import { useSession } from './useSession';
import { useAction } from '@/data/useAction';

const { Form, TextField } = contractForm(confirmIdentityInputRules);

const copy = texts.confirmIdentity;

type ConfirmIdentityProps = { open: boolean; onConfirmed: () => void; onClose: () => void };

/** Asks for the password again before a sensitive action, in case somebody else uses the open browser. */
export const ConfirmIdentity = ({ open, onConfirmed, onClose }: ConfirmIdentityProps) => {
  const { profile } = useSession();
  const confirm = useAction(ConfirmIdentityDocument);
  const confirmByPasskey = useConfirmByPasskey();
  // The server requires it if the second factor is enabled.
  const [codeShown, setCodeShown] = useState(false);
  return (
    <Dialog open={open} title={copy.title} onClose={onClose}>
      {open ? (
        <Stack gap={4}>
          <p>{copy.body}</p>
          <Form
            aria-label={copy.title}
            failed={copy.failed}
            onSubmit={async (input) => {
              try {
                await confirm(input);
              } catch (error) {
                if (error instanceof ApiError && 'code' in error.fields) setCodeShown(true);
                throw error;
              }
              onConfirmed();
            }}
          >
            <input
              type="text"
              name="username"
              value={profile?.username ?? ''}
              autoComplete="username"
              readOnly
              hidden
            />
            <PasswordField
              field={TextField}
              name="password"
              label={texts.password}
              autoComplete="current-password"
            />
            {codeShown ? <CodeField field={TextField} name="code" recovering={null} /> : null}
            <SubmitButton busy={copy.confirming}>{copy.confirm}</SubmitButton>
          </Form>
          <PasskeyButton
            label={texts.passkey.confirm}
            onPress={async () => {
              await confirmByPasskey();
              onConfirmed();
            }}
          />
          <div>
            <Button variant="secondary" onClick={onClose}>
              {copy.cancel}
            </Button>
          </div>
        </Stack>
      ) : null}
    </Dialog>
  );
};
