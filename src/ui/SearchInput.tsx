import type { ComponentPropsWithRef } from 'react';
import { TextInput } from './TextInput';

/** May be empty, which shows everything: hence no required mark. */
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
