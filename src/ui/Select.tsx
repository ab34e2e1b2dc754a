import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from './controlStyles';
import { useFieldControl } from './fieldContext';
import { Icon } from './Icon';
import { theme } from './theme';

const Box = styled.span`
  position: relative;
  display: block;

  svg {
    position: absolute;
    right: ${theme.space[3]};
    top: 50%;
    transform: translateY(-50%);
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: ${theme.space[10]};
  text-overflow: ellipsis;
`;

export const Select = (props: ComponentPropsWithRef<'select'>) => (
  <Box>
    <Control {...useFieldControl()} {...props} />
    <Icon name="caret-down" />
  </Box>
);
