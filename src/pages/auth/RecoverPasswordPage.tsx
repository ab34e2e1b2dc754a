import { AuthFrame } from './AuthFrame';
import { NewPassword } from './NewPassword';
import { texts } from '@/features/auth/passwordTexts';
import { paths } from '@/lib/paths';
import { PageMeta } from '@/ui/PageMeta';

const copy = texts.recover;

/** `/tai-khoan/khoi-phuc-mat-khau`: the emailed code is typed in with the new password. */
export const Component = () => (
  <AuthFrame title={copy.title} lead={copy.lead} aside={texts.how}>
    <PageMeta
      title={copy.title}
      description={copy.description}
      canonical={paths.recoverPassword()}
      noindex
    />
    <NewPassword />
  </AuthFrame>
);
