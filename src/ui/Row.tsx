import type { ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme, type Space } from './theme';

type Align = 'start' | 'center' | 'end' | 'baseline' | 'stretch';
type Justify = 'start' | 'center' | 'end' | 'space-between';

const Line = styled.div<{ $gap: Space; $align: Align; $justify: Justify; $wrap: boolean }>`
  display: flex;
  flex-wrap: ${({ $wrap }) => ($wrap ? 'wrap' : 'nowrap')};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
  gap: ${({ $gap }) => theme.space[$gap]};
  min-width: 0;
`;

type RowProps = {
  gap?: Space;
  align?: Align;
  justify?: Justify;
  wrap?: boolean;
  as?: ElementType;
  className?: string;
  id?: string;
  children: ReactNode;
};

export const Row = ({
  gap = 4,
  align = 'center',
  justify = 'start',
  wrap = true,
  children,
  ...rest
}: RowProps) => (
  <Line $gap={gap} $align={align} $justify={justify} $wrap={wrap} {...rest}>
    {children}
  </Line>
);
