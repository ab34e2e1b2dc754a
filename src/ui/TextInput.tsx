import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from './controlStyles';
import { useFieldControl } from './fieldContext';

const Control = styled.input`
  ${controlStyles}
`;

/** Inside a `Field` it needs no id or name. */
export const TextInput = (props: ComponentPropsWithRef<'input'>) => (
  <Control {...useFieldControl()} {...props} />
);
