import { AuthPage } from '@/features/auth/AuthPage';
import { NewPassword } from '@/features/auth/NewPassword';
import { texts } from '@/features/auth/passwordTexts';
import { paths } from '@/lib/paths';
import { PageMeta } from '@/ui/PageMeta';

const words = texts.recover;

/** `/tai-khoan/khoi-phuc-mat-khau`: the letter's code is typed here, with the new password. */
export const Component = () => (
  <AuthPage title={words.title} lead={words.lead} aside={texts.how}>
    <PageMeta
      title={words.title}
      description={words.description}
      canonical={paths.recoverPassword()}
      noindex
    />
    <NewPassword />
  </AuthPage>
);
