import type { ComponentPropsWithRef } from 'react';
import { TextInput } from './TextInput';

/** The field of a search. It may be left empty, which shows everything; so nothing says that it is required. */
export const SearchInput = (props: Omit<ComponentPropsWithRef<'input'>, 'type'>) => (
  <TextInput
    type="search"
    maxLength={100}
    autoComplete="off"
    enterKeyHint="search"
    aria-required={undefined}
    {...props}
  />
);
