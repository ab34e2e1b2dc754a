import { useEffect, useRef, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** How long typing rests before the page follows, in milliseconds. */
export const TYPING_PAUSE_MS = 300;

interface GetForm {
  /** The address that is shown. */
  shown: string;
  /** The address that the form asks for. */
  hrefOf: (values: FormData) => string;
  /** What the shown address says in the form's fields, by their names. */
  fields: Readonly<Record<string, string>>;
}

/**
 * Follows a GET form with script: a choice at once, typing after a pause. The fields keep their own values, so
 * that an answer that comes late never overwrites what is being typed.
 */
export function useGetForm({ shown, hrefOf, fields }: GetForm) {
  const navigate = useNavigate();
  const ref = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(shown);
  const seen = useRef(shown);

  useEffect(() => () => clearTimeout(pause.current), []);

  // Back, forward and "clear" change the address without the form: its fields then follow the address.
  useEffect(() => {
    if (shown === seen.current) return;
    seen.current = shown;
    if (shown === asked.current) return;
    asked.current = shown;
    clearTimeout(pause.current);
    for (const [name, value] of Object.entries(fields)) {
      const field = ref.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        field.value = value;
      }
    }
  }, [shown, fields]);

  const follow = (replace: boolean) => {
    clearTimeout(pause.current);
    if (!ref.current) return;
    const next = hrefOf(new FormData(ref.current));
    if (next === asked.current) return;
    asked.current = next;
    void navigate(next, { replace, preventScrollReset: true });
  };

  return {
    ref,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      follow(false);
    },
    chosen: () => follow(false),
    typed: () => {
      clearTimeout(pause.current);
      pause.current = setTimeout(() => follow(true), TYPING_PAUSE_MS);
    },
  };
}

/** The text of a form's field; nothing where there is none. */
export function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
