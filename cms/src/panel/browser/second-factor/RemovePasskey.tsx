import { Typography } from '@strapi/design-system';
import { removePasskey, type Passkey } from './calls';
import { PasskeyForm } from './PasskeyForm';
import { ProofFields, useProof } from './ProofFields';
import { texts } from './texts';

const words = texts.settings.passkeys;

interface RemovePasskeyProps {
  passkey: Passkey;
  onRemoved: () => void;
  onCancel: () => void;
}

export const RemovePasskey = ({ passkey, onRemoved, onCancel }: RemovePasskeyProps) => {
  const { prove, busy, incomplete, ...proof } = useProof();
  const title = words.removeTitle(passkey.name);
  const remove = () =>
    prove(async (given) => {
      await removePasskey(passkey.documentId, given);
      onRemoved();
    });
  return (
    <PasskeyForm
      label={title}
      action={words.removeNow}
      variant="danger"
      busy={busy}
      refusal={proof.refusal}
      incomplete={incomplete}
      onSubmit={() => void remove()}
      cancel={words.keep}
      onCancel={onCancel}
    >
      <Typography tag="h3" fontWeight="semiBold" style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography>{words.removeBody}</Typography>
      <ProofFields {...proof} autoFocus />
    </PasskeyForm>
  );
};
