import { useMutation } from '@apollo/client/react';
import { stopEmailChangeInputRules } from '@/data/generated/inputRules/StopEmailChangeInput';
import { StopEmailChangeDocument } from '@/data/generated/operations/StopEmailChange';
import { texts as authTexts } from '@/features/auth/texts';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/ButtonLink';
import { contractForm } from '@/ui/forms/contractForm';
import { Notice } from '@/ui/Notice';
import { PageMeta } from '@/ui/PageMeta';
import { Skeleton } from '@/ui/Skeleton';
import { AuthFrame } from './AuthFrame';
import { LinkCodeForm } from './LinkCodeForm';
import { stopTexts } from './texts';
import { useLinkCode } from './useLinkCode';

const form = contractForm(stopEmailChangeInputRules);

/** `/tai-khoan/giu-email#ma=`: the target of the link emailed to the previous email address. */
export function Component() {
  const code = useLinkCode();
  const [stop, { data }] = useMutation(StopEmailChangeDocument);
  return (
    <AuthFrame title={stopTexts.title} lead={stopTexts.lead} aside={stopTexts.how}>
      <PageMeta
        title={stopTexts.title}
        description={stopTexts.description}
        canonical={paths.stopEmailChange()}
        noindex
      />
      {data ? (
        <Notice
          tone="success"
          title={stopTexts.done.title}
          action={<ButtonLink to={paths.forgotPassword()}>{stopTexts.done.action}</ButtonLink>}
        >
          {stopTexts.done.body}
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
          texts={stopTexts.form}
          onSubmit={async (input) => {
            await stop({ variables: { input } });
          }}
        />
      )}
    </AuthFrame>
  );
}
