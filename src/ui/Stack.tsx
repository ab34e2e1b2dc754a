import type { ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme, type Space } from './theme';

const Column = styled.div<{ $gap: Space }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => theme.space[$gap]};
  min-width: 0;
`;

type StackProps = {
  gap?: Space;
  as?: ElementType;
  className?: string;
  id?: string;
  children: ReactNode;
};

export const Stack = ({ gap = 4, children, ...rest }: StackProps) => (
  <Column $gap={gap} {...rest}>
    {children}
  </Column>
);
