import type { ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { tabularNumberStyles } from './sharedStyles';
import { theme } from './theme';

type TextTone = 'ink' | 'muted' | 'error' | 'success' | 'warning';
type TextSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

const Line = styled.p<{ $tone: TextTone; $size: TextSize; $strong: boolean; $figures: boolean }>`
  margin: 0;
  color: ${({ $tone }) => theme.color[$tone]};
  font-size: ${({ $size }) => theme.size[$size]};
  font-weight: ${({ $strong }) => ($strong ? theme.weight.strong : 'inherit')};
  ${({ $figures }) => $figures && tabularNumberStyles}
  max-width: ${theme.measure};
  overflow-wrap: break-word;
`;

type TextProps = {
  tone?: TextTone;
  size?: TextSize;
  strong?: boolean;
  figures?: boolean;
  as?: ElementType;
  id?: string;
  className?: string;
  children: ReactNode;
};

export const Text = ({
  tone = 'ink',
  size = 'md',
  strong = false,
  figures = false,
  children,
  ...rest
}: TextProps) => (
  <Line $tone={tone} $size={size} $strong={strong} $figures={figures} {...rest}>
    {children}
  </Line>
);
