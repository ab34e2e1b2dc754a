import { AuthFrame } from './AuthFrame';
import { NewPassword } from './NewPassword';
import { texts } from '@/features/auth/passwordTexts';
import { texts as authTexts } from '@/features/auth/texts';
import { useResetCode } from './useResetCode';
import { paths } from '@/lib/paths';
import { PageMeta } from '@/ui/PageMeta';
import { Skeleton } from '@/ui/Skeleton';

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
