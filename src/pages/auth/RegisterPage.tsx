import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { AuthFrame } from './AuthFrame';
import type { LoginState } from '@/features/auth/loginState';
import { RegisterForm } from './RegisterForm';
import { LegalNote } from '@/features/legal/LegalNote';
import { texts } from '@/features/auth/texts';
import { useSession } from '@/features/auth/useSession';
import { paths } from '@/lib/paths';
import { safeReturnTo } from '@/lib/safeReturnTo';
import { PageMeta } from '@/ui/PageMeta';
import { Stack } from '@/ui/Stack';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';

export const parameters = ['returnTo'];

/** `/dang-ky`: continues to the login with the new email address filled in. */
export function Component() {
  const { isLogin } = useSession();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [search] = useSearchParams();
  const returnTo = safeReturnTo(search.get('returnTo'));

  if (isLogin) return <Navigate to={returnTo + hash} replace />;
  return (
    <AuthFrame title={texts.registerTitle} lead={texts.registerLead}>
      <PageMeta
        title={texts.registerTitle}
        description={texts.registerDescription}
        canonical={paths.register()}
      />
      <Stack gap={6}>
        <RegisterForm
          terms={<LegalNote act={texts.byRegistering} pages={['terms', 'privacy']} />}
          onRegistered={(identifier) => {
            const state: LoginState = { reason: 'registered', identifier };
            void navigate(paths.login(returnTo) + hash, { state });
          }}
        />
        <Text size="sm">
          {texts.hasAccount} <TextLink to={paths.login(returnTo) + hash}>{texts.login}</TextLink>
        </Text>
      </Stack>
    </AuthFrame>
  );
}
