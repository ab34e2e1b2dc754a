import { useEffect, useRef, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';

export const TYPING_PAUSE_MS = 300;

interface GetForm {
  currentHref: string;
  hrefOf: (values: FormData) => string;
  fields: Readonly<Record<string, string>>;
}

/**
 * Submits a GET form as it changes, typing after a pause. Inputs stay uncontrolled, so that a late response
 * never overwrites typing.
 */
export function useGetForm({ currentHref, hrefOf, fields }: GetForm) {
  const navigate = useNavigate();
  const ref = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const requestedHref = useRef(currentHref);
  const lastHref = useRef(currentHref);

  useEffect(() => () => clearTimeout(pause.current), []);

  // Back, forward and "clear" change the URL; the form then follows it.
  useEffect(() => {
    if (currentHref === lastHref.current) return;
    lastHref.current = currentHref;
    if (currentHref === requestedHref.current) return;
    requestedHref.current = currentHref;
    clearTimeout(pause.current);
    for (const [name, value] of Object.entries(fields)) {
      const field = ref.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        field.value = value;
      }
    }
  }, [currentHref, fields]);

  const submitForm = (replace: boolean) => {
    clearTimeout(pause.current);
    if (!ref.current) return;
    const next = hrefOf(new FormData(ref.current));
    if (next === requestedHref.current) return;
    requestedHref.current = next;
    void navigate(next, { replace, preventScrollReset: true });
  };

  return {
    ref,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      submitForm(false);
    },
    chosen: () => submitForm(false),
    typed: () => {
      clearTimeout(pause.current);
      pause.current = setTimeout(() => submitForm(true), TYPING_PAUSE_MS);
    },
  };
}

export function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
