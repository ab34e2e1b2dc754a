import { AuthPage } from '@/features/auth/AuthPage';
import { NewPassword } from '@/features/auth/NewPassword';
import { texts } from '@/features/auth/passwordTexts';
import { texts as authTexts } from '@/features/auth/texts';
import { useLetterCode } from '@/features/auth/useLetterCode';
import { paths } from '@/lib/paths';
import { PageMeta } from '@/ui/PageMeta';
import { Skeleton } from '@/ui/Skeleton';

const words = texts.reset;

/** `/reset-password?code=`: where the letter's link leads. */
export function Component() {
  const code = useLetterCode();
  return (
    <AuthPage title={words.title} lead={words.lead} aside={texts.how}>
      <PageMeta
        title={words.title}
        description={words.description}
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
    </AuthPage>
  );
}
