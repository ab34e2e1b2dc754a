import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from './controlStyles';
import { useFieldControl } from './fieldContext';

const Control = styled.input`
  ${controlStyles}
`;

/** A one-line field; inside a `Field` it needs no id or name of its own. */
export const TextInput = (props: ComponentPropsWithRef<'input'>) => (
  <Control {...useFieldControl()} {...props} />
);
