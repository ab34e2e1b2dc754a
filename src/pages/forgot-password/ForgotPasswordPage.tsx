import { useState } from 'react';
import { AuthPage } from '@/features/auth/AuthPage';
import { ForgotPasswordForm } from '@/features/auth/ForgotPasswordForm';
import { LetterSent } from '@/features/auth/LetterSent';
import { texts } from '@/features/auth/passwordTexts';
import { paths } from '@/lib/paths';
import { PageMeta } from '@/ui/PageMeta';
import { Stack } from '@/ui/Stack';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';

const words = texts.forgot;

/** `/quen-mat-khau`: asks for the letter by which a password is set anew. */
export function Component() {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  return (
    <AuthPage title={words.title} lead={words.lead} aside={texts.how}>
      <PageMeta
        title={words.title}
        description={words.description}
        canonical={paths.forgotPassword()}
        noindex
      />
      {sent ? (
        <LetterSent email={email} onOther={() => setSent(false)} />
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
            {words.remembered} <TextLink to={paths.login()}>{words.toLogin}</TextLink>
          </Text>
        </Stack>
      )}
    </AuthPage>
  );
}
