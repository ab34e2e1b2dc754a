import { useMutation } from '@apollo/client/react';
import { addPasskeyInputRules } from '@iia/shared/generated/inputRules/AddPasskeyInput';
import { AddPasskeyDocument } from '@/data/generated/operations/pages/security';
import { Button } from '@/ui/Button';
import { contractForm } from '@/ui/forms/contractForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { Row } from '@/ui/layout';
import { toast } from '@/ui/toast';
import { texts } from './texts';

const copy = texts.passkeys;

const { Form, TextField } = contractForm(addPasskeyInputRules);

type PasskeyNameFormProps = {
  /** The new credential, as JSON. */
  credential: string;
  withReauthentication: <Done>(work: () => Promise<Done>) => Promise<Done>;
  /** Receives the recovery codes, if there are any. */
  onAdded: (codes: readonly string[]) => void;
  onCancel: () => void;
};

export const PasskeyNameForm = ({
  credential,
  withReauthentication,
  onAdded,
  onCancel,
}: PasskeyNameFormProps) => {
  const [add] = useMutation(AddPasskeyDocument, { fetchPolicy: 'no-cache' });
  return (
    <Form
      aria-label={copy.add}
      initial={{ credential }}
      failed={copy.saveFailed}
      onSubmit={async (input) => {
        const { data } = await withReauthentication(() => add({ variables: { input } }));
        toast(copy.added(input.name));
        onAdded(data?.addPasskey.codes ?? []);
      }}
    >
      <TextField name="name" label={copy.name} hint={copy.nameHint} required maxLength={60} />
      <Row gap={3}>
        <SubmitButton busy={copy.saving}>{copy.save}</SubmitButton>
        <Button variant="secondary" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </Row>
    </Form>
  );
};
