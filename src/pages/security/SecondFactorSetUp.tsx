import { useMutation } from '@apollo/client/react';
import { styled } from 'styled-components';
import { confirmSecondFactorInputRules } from '@iia/shared/generated/inputRules/ConfirmSecondFactorInput';
import { ConfirmSecondFactorDocument } from '@/data/generated/operations/pages/security';
import { useReauthentication } from '@/features/auth/useReauthentication';
import { Button } from '@/ui/Button';
import { contractForm } from '@/ui/forms/contractForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { QrCode } from '@/ui/QrCode';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { theme } from '@/ui/theme';
import { texts } from './texts';

const copy = texts.secondFactor.setUp;

const { Form, TextField } = contractForm(confirmSecondFactorInputRules);

const Secret = styled.code`
  font-family: ${theme.font.figures};
  font-size: ${theme.size.md};
  overflow-wrap: anywhere;
  user-select: all;
`;

type SecondFactorSetUpProps = {
  setup: { secret: string; uri: string };
  /** The label of the confirm button. */
  action: string;
  /** Receives the recovery codes. */
  onConfirmed: (codes: readonly string[]) => void;
  onCancel: () => void;
};

export const SecondFactorSetUp = ({
  setup,
  action,
  onConfirmed,
  onCancel,
}: SecondFactorSetUpProps) => {
  const { withReauthentication, confirmation } = useReauthentication();
  const [confirm] = useMutation(ConfirmSecondFactorDocument, { fetchPolicy: 'no-cache' });
  return (
    <Stack gap={5}>
      <Text>{copy.scan}</Text>
      <QrCode text={setup.uri} alternative={copy.qr} />
      <Text as="div">
        {copy.typed}
        <br />
        <Secret>{setup.secret.replace(/.{4}(?=.)/g, '$& ')}</Secret>
      </Text>
      <Form
        aria-label={action}
        failed={copy.failed}
        onSubmit={async (input) => {
          const { data } = await withReauthentication(() => confirm({ variables: { input } }));
          if (data) onConfirmed(data.confirmSecondFactor.codes);
        }}
      >
        <TextField
          name="code"
          label={copy.code}
          hint={copy.codeHint}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
        />
        <SubmitButton busy={copy.confirming}>{action}</SubmitButton>
      </Form>
      <div>
        <Button variant="secondary" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
      {confirmation}
    </Stack>
  );
};
