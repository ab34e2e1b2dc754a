import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { limits } from '@iia/shared/limits';
import { controlStyles } from './controlStyles';
import { useFieldControl } from './fieldContext';

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

const TextAreaControl = styled.textarea`
  ${controlStyles}
  resize: vertical;
  field-sizing: content;
  min-height: 6rem;
`;

/** Grows with its content if the browser supports it. */
export const TextArea = ({ rows = 4, ...props }: ComponentPropsWithRef<'textarea'>) => (
  <TextAreaControl {...useFieldControl()} rows={rows} {...props} />
);

const Control = styled.input`
  ${controlStyles}
`;

/** Inside a `Field` it needs no id or name. */
export const TextInput = (props: ComponentPropsWithRef<'input'>) => (
  <Control {...useFieldControl()} {...props} />
);
