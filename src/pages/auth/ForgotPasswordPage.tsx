import { useState } from 'react';
import { AuthFrame } from './AuthFrame';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { ResetEmailSent } from './ResetEmailSent';
import { texts } from '@/features/auth/passwordTexts';
import { paths } from '@/lib/paths';
import { PageMeta } from '@/ui/PageMeta';
import { Stack } from '@/ui/Stack';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';

const copy = texts.forgot;

/** `/quen-mat-khau` */
export function Component() {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  return (
    <AuthFrame title={copy.title} lead={copy.lead} aside={texts.how}>
      <PageMeta
        title={copy.title}
        description={copy.description}
        canonical={paths.forgotPassword()}
        noindex
      />
      {sent ? (
        <ResetEmailSent email={email} onChangeEmail={() => setSent(false)} />
      ) : (
        <Stack gap={6}>
          <ForgotPasswordForm
            email={email}
            onSent={(address) => {
              setEmail(address);
              setSent(true);
            }}
          />
          <Text size="sm">
            {copy.remembered} <TextLink to={paths.login()}>{copy.toLogin}</TextLink>
          </Text>
        </Stack>
      )}
    </AuthFrame>
  );
}
