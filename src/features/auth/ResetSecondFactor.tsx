import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { resetSecondFactorInputRules } from '@iia/shared/generated/inputRules/ResetSecondFactorInput';
import { ResetSecondFactorDocument } from '@/data/generated/operations/features/auth';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { contractForm } from '@/ui/forms/contractForm';
import { DialogButtons } from '@/ui/forms/DialogButtons';
import { Stack } from '@/ui/layout';
import { toast } from '@/ui/toast';
import { texts } from './texts';
import { useReauthentication } from './useReauthentication';

const { Form, TextField } = contractForm(resetSecondFactorInputRules);

const copy = texts.resetSecondFactor;

type ResetSecondFactorProps = { userId: string; name: string };

/** For staff: resets the second factor of a member without app and recovery codes. */
export const ResetSecondFactor = ({ userId, name }: ResetSecondFactorProps) => {
  const [open, setOpen] = useState(false);
  const [reset] = useMutation(ResetSecondFactorDocument);
  const { withReauthentication, confirmation } = useReauthentication();
  const close = (): void => setOpen(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {copy.action}
      </Button>
      <Dialog open={open} title={copy.title(name)} onClose={close}>
        {open ? (
          <Stack gap={4}>
            <p>{copy.body}</p>
            <Form
              aria-label={copy.action}
              failed={copy.failed}
              initial={{ userId }}
              onSubmit={async (input) => {
                await withReauthentication(() => reset({ variables: { input } }));
                toast(copy.done(name));
                close();
              }}
            >
              <TextField name="reason" label={copy.reason} hint={copy.hint} required />
              <DialogButtons cancel={copy.cancel} onCancel={close} busy={copy.resetting}>
                {copy.action}
              </DialogButtons>
            </Form>
          </Stack>
        ) : null}
      </Dialog>
      {confirmation}
    </>
  );
};
