import { useEffect, useRef, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { listHref, readSearchWords, searchNames, type ListSearch } from './listSearch';

/** How long typing rests before the list follows, in milliseconds. */
export const TYPING_PAUSE = 300;

interface ListForm {
  pathname: string;
  search: ListSearch;
  defaultSort: string;
  extra?: Readonly<Record<string, string>>;
}

/**
 * Follows a list's form with script: a choice at once, typing after a pause, always from page 1. The fields keep
 * their own values, so that an answer that comes late never overwrites what is being typed.
 */
export function useListForm({ pathname, search, defaultSort, extra }: ListForm) {
  const navigate = useNavigate();
  const ref = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { category, search: words, sort } = search;
  const shown = listHref(pathname, { category, search: words, sort, page: 1 }, defaultSort, extra);
  const asked = useRef(shown);

  useEffect(() => () => clearTimeout(pause.current), []);

  // Back, forward and "clear" change the address without the form: its fields then follow the address.
  useEffect(() => {
    if (shown === asked.current) return;
    asked.current = shown;
    clearTimeout(pause.current);
    const fields = ref.current?.elements;
    setField(fields, searchNames.category, category ?? '');
    setField(fields, searchNames.search, words);
    setField(fields, searchNames.sort, sort);
  }, [shown, category, words, sort]);

  const follow = (replace: boolean) => {
    clearTimeout(pause.current);
    if (!ref.current) return;
    const values = new FormData(ref.current);
    const next = listHref(
      pathname,
      {
        category: textOf(values, searchNames.category) || null,
        search: readSearchWords(textOf(values, searchNames.search)),
        sort: textOf(values, searchNames.sort) || defaultSort,
        page: 1,
      },
      defaultSort,
      extra,
    );
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
      pause.current = setTimeout(() => follow(true), TYPING_PAUSE);
    },
  };
}

const textOf = (values: FormData, name: string): string => {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
};

function setField(fields: HTMLFormControlsCollection | undefined, name: string, value: string) {
  const field = fields?.namedItem(name);
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
}
