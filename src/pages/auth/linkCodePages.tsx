import { ApiError } from 'rest-contract';
import { useMutation } from '@apollo/client/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DocumentFor } from '@/data/generated/access';
import { texts as authTexts } from '@/features/auth/texts';
import { ButtonLink } from '@/ui/ButtonLink';
import { contractForm } from '@/ui/forms/contractForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { Notice } from '@/ui/Notice';
import { PageMeta } from '@/ui/PageMeta';
import { Skeleton } from '@/ui/Skeleton';
import { useHydrated } from '@/ui/useHydrated';
import { AuthFrame } from './AuthFrame';

/**
 * The code in an emailed link's fragment, `#ma=…`, which no server sees. Stored only in memory: it is removed from
 * the URL and the history as soon as the page runs.
 *
 * @returns null on the host and while hydrating; empty if the URL had no code.
 */
function useLinkCode(): string | null {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const linkCode = new URLSearchParams(hash.slice(1)).get('ma');
  const [code, setCode] = useState(linkCode ?? '');
  if (linkCode !== null && linkCode !== code) setCode(linkCode);
  useEffect(() => {
    if (linkCode !== null) void navigate(pathname, { replace: true });
  }, [linkCode, navigate, pathname]);
  return hydrated ? code : null;
}

type CodeForm = Pick<ReturnType<typeof contractForm<{ code: string }>>, 'Form' | 'TextField'>;

const codeTexts = {
  label: 'Mã trong thư',
  hint: 'Mười sáu chữ và số, ví dụ 7K3Q-9D2M-X4TW-08HB.',
};

interface LinkCodeTexts {
  title: string;
  description: string;
  lead: string;
  how: { title: string; facts: readonly string[] };
  form: { submit: string; submitting: string; failed: string };
  done: { title: string; body: string; action: string };
}

type LinkCodeFormProps = {
  form: CodeForm;
  /** From the emailed link; if empty, the user types it. */
  code: string;
  texts: LinkCodeTexts['form'];
  onSubmit: (input: { code: string }) => Promise<void>;
};

/**
 * Sends the code of an emailed link only after a click, because mail scanners open links.
 */
const LinkCodeForm = ({
  form: { Form, TextField },
  code,
  texts,
  onSubmit,
}: LinkCodeFormProps): ReactNode => {
  const [codeShown, setCodeShown] = useState(code === '');
  return (
    <Form
      aria-label={texts.submit}
      initial={{ code }}
      failed={texts.failed}
      onSubmit={async (input) => {
        try {
          await onSubmit(input);
        } catch (error) {
          if (error instanceof ApiError && 'code' in error.fields) setCodeShown(true);
          throw error;
        }
      }}
    >
      {codeShown ? (
        <TextField
          name="code"
          label={codeTexts.label}
          hint={codeTexts.hint}
          required
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
      ) : null}
      <SubmitButton busy={texts.submitting}>{texts.submit}</SubmitButton>
    </Form>
  );
};

interface LinkCodePage {
  document: DocumentFor<'PUBLIC', unknown, { input: { code: string } }>;
  rules: Parameters<typeof contractForm<{ code: string }>>[0];
  texts: LinkCodeTexts;
  path: string;
  /** Where the user continues once the code was accepted. */
  next: string;
}

/** The page that an emailed link with a code opens. */
export function linkCodePage({ document, rules, texts, path, next }: LinkCodePage) {
  const form = contractForm(rules);
  return function LinkCodePage() {
    const code = useLinkCode();
    const [send, { data }] = useMutation(document);
    return (
      <AuthFrame title={texts.title} lead={texts.lead} aside={texts.how}>
        <PageMeta title={texts.title} description={texts.description} canonical={path} noindex />
        {data ? (
          <Notice
            tone="success"
            title={texts.done.title}
            action={<ButtonLink to={next}>{texts.done.action}</ButtonLink>}
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
              await send({ variables: { input } });
            }}
          />
        )}
      </AuthFrame>
    );
  };
}
