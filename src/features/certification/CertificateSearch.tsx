import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/TextInput';
import { theme } from '@/ui/theme';
import { useHydrated } from '@/ui/useHydrated';
import { LONGEST_WORDS, readCertificateSearch, searchName } from './readCertificateSearch';
import { texts } from './texts';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[3]};
`;

type CertificateSearchProps = {
  /** What the address already asks. */
  words?: string;
};

/**
 * Looks a certificate up, by number or whole name. A GET form, so that it works before and without
 * script, and a result has an address.
 */
export const CertificateSearch = ({ words = '' }: CertificateSearchProps) => {
  const navigate = useNavigate();
  const { state, location } = useNavigation();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string | null>(null);
  const action = paths.verifyCertificate();

  // Back and forward change the address without the form: its field then follows the address.
  useEffect(() => {
    const field = form.current?.elements.namedItem(searchName);
    if (field instanceof HTMLInputElement) field.value = words;
  }, [words]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem(searchName);
    if (!(field instanceof HTMLInputElement)) return;
    const typed = readCertificateSearch(field.value).words;
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
        name={searchName}
        label={texts.form.label}
        hint={texts.form.hint}
        error={error}
        required
      >
        <Line>
          <TextInput
            type="search"
            required
            maxLength={LONGEST_WORDS}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="search"
            defaultValue={words}
          />
          <Button type="submit" busy={busy}>
            {busy ? texts.form.busy : texts.form.submit}
          </Button>
        </Line>
      </Field>
    </form>
  );
};
