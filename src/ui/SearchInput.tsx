import { limits } from '@iia/shared/limits';
import type { ComponentPropsWithRef } from 'react';
import { TextInput } from './TextInput';

/** May be empty, which shows everything: hence no required mark. */
export const SearchInput = (props: Omit<ComponentPropsWithRef<'input'>, 'type'>) => (
  <TextInput
    type="search"
    maxLength={limits.searchLength}
    autoComplete="off"
    enterKeyHint="search"
    aria-required={undefined}
    {...props}
  />
);
