import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from './controlStyles';
import { useFieldControl } from './fieldContext';

const Control = styled.textarea`
  ${controlStyles}
  resize: vertical;
  field-sizing: content;
  min-height: 6rem;
`;

/** Grows with its content if the browser supports it. */
export const TextArea = ({ rows = 4, ...props }: ComponentPropsWithRef<'textarea'>) => (
  <Control {...useFieldControl()} rows={rows} {...props} />
);
