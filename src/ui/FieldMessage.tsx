import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon';
import { theme } from './theme';

const Line = styled.p`
  display: flex;
  gap: ${theme.space[2]};
  margin: 0;
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.error};

  svg {
    flex: none;
    margin-top: 0.2em;
  }
`;

export const FieldMessage = ({ id, children }: { id: string; children: ReactNode }) => (
  <Line id={id}>
    <Icon name="warning-circle" />
    <span>{children}</span>
  </Line>
);
