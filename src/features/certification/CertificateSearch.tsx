import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/TextInput';
import { theme } from '@/ui/theme';
import { useHydrated } from '@/ui/useHydrated';
import { MAX_TEXT_LENGTH, readCertificateSearch, searchParamName } from './readCertificateSearch';
import { texts } from './texts';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[3]};
`;

type CertificateSearchProps = {
  /** The current query from the URL. */
  text?: string;
};

/**
 * Looks up a certificate by number or full name. A GET form, so that it works without script and
 * results have a URL.
 */
export const CertificateSearch = ({ text = '' }: CertificateSearchProps) => {
  const navigate = useNavigate();
  const { state, location } = useNavigation();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string | null>(null);
  const action = paths.verifyCertificate();

  // Back and forward change the URL without the form, so the field must be updated.
  useEffect(() => {
    const field = form.current?.elements.namedItem(searchParamName);
    if (field instanceof HTMLInputElement) field.value = text;
  }, [text]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem(searchParamName);
    if (!(field instanceof HTMLInputElement)) return;
    const typed = readCertificateSearch(field.value).text;
    setError(typed === '' ? texts.form.empty : null);
    if (typed === '') field.focus();
    else void navigate(paths.verifyCertificate(typed));
  };

  const busy = state === 'loading' && location.pathname === action;
  return (
    <form
      ref={form}
      role="search"
      aria-label={texts.form.name}
      method="get"
      action={action}
      noValidate={hydrated}
      onSubmit={submit}
    >
      <Field
        name={searchParamName}
        label={texts.form.label}
        hint={texts.form.hint}
        error={error}
        required
      >
        <Line>
          <TextInput
            type="search"
            required
            maxLength={MAX_TEXT_LENGTH}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="search"
            defaultValue={text}
          />
          <Button type="submit" busy={busy}>
            {busy ? texts.form.busy : texts.form.submit}
          </Button>
        </Line>
      </Field>
    </form>
  );
};
