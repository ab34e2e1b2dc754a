import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { texts } from '@/features/auth/passwordTexts';
import { texts as authTexts } from '@/features/auth/texts';
import { paths } from '@/lib/paths';
import { PageMeta } from '@/ui/PageMeta';
import { Skeleton } from '@/ui/Skeleton';
import { useHydrated } from '@/ui/useHydrated';
import { AuthFrame } from './AuthFrame';
import { NewPassword } from './NewPassword';

/**
 * The code from the emailed link, held only in memory: it is removed from the URL and the history as soon as
 * the page runs.
 *
 * @returns null on the host and while hydrating; empty if the URL had no code.
 */
function useResetCode(): string | null {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const linkCode = new URLSearchParams(search).get('code');
  const [code, setCode] = useState(linkCode ?? '');
  if (linkCode !== null && linkCode !== code) setCode(linkCode);
  useEffect(() => {
    if (linkCode !== null) void navigate(paths.resetPassword(), { replace: true });
  }, [linkCode, navigate]);
  return hydrated ? code : null;
}

const copy = texts.reset;

/** `/reset-password?code=`: the target of the emailed link. */
export function Component() {
  const code = useResetCode();
  return (
    <AuthFrame title={copy.title} lead={copy.lead} aside={texts.how}>
      <PageMeta
        title={copy.title}
        description={copy.description}
        canonical={paths.resetPassword()}
        noindex
      />
      {code === null ? (
        <>
          <Skeleton height="24rem" />
          <noscript>{authTexts.needsScript}</noscript>
        </>
      ) : (
        <NewPassword code={code} />
      )}
    </AuthFrame>
  );
}
