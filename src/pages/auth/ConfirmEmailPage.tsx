import { useMutation } from '@apollo/client/react';
import { confirmEmailInputRules } from '@/data/generated/inputRules/ConfirmEmailInput';
import { ConfirmEmailDocument } from '@/data/generated/operations/ConfirmEmail';
import { AuthFrame } from './AuthFrame';
import { LinkCodeForm } from './LinkCodeForm';
import { texts as authTexts } from '@/features/auth/texts';
import { useLinkCode } from './useLinkCode';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/ButtonLink';
import { contractForm } from '@/ui/forms/contractForm';
import { Notice } from '@/ui/Notice';
import { PageMeta } from '@/ui/PageMeta';
import { Skeleton } from '@/ui/Skeleton';
import { texts } from './texts';

const form = contractForm(confirmEmailInputRules);

/** `/tai-khoan/xac-nhan-email#ma=`: the target of the link emailed to a new email address. */
export function Component() {
  const code = useLinkCode();
  const [confirm, { data }] = useMutation(ConfirmEmailDocument);
  return (
    <AuthFrame title={texts.title} lead={texts.lead} aside={texts.how}>
      <PageMeta
        title={texts.title}
        description={texts.description}
        canonical={paths.confirmEmail()}
        noindex
      />
      {data ? (
        <Notice
          tone="success"
          title={texts.done.title}
          action={<ButtonLink to={paths.security()}>{texts.done.action}</ButtonLink>}
        >
          {texts.done.body}
        </Notice>
      ) : code === null ? (
        <>
          <Skeleton height="8rem" />
          <noscript>{authTexts.needsScript}</noscript>
        </>
      ) : (
        <LinkCodeForm
          form={form}
          code={code}
          texts={texts.form}
          onSubmit={async (input) => {
            await confirm({ variables: { input } });
          }}
        />
      )}
    </AuthFrame>
  );
}
