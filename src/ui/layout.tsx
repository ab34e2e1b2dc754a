import type { ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme, type Space, media } from './theme';

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

/** Spans `$span` of 12 columns from `md` up, `$spanLg` from `lg` up. */
export const GridCell = styled.div<{ $span?: number; $spanLg?: number; $start?: number }>`
  min-width: 0;

  ${media.up('md')} {
    grid-column: ${({ $start }) => $start ?? 'auto'} / span ${({ $span }) => $span ?? 12};
  }

  ${media.up('lg')} {
    grid-column: ${({ $start }) => $start ?? 'auto'} / span
      ${({ $span, $spanLg }) => $spanLg ?? $span ?? 12};
  }
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]} ${theme.space[6]};

  ${media.up('md')} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: ${theme.space[8]};
  }
`;

export const Container = styled.div<{ $width?: 'page' | 'text' }>`
  width: 100%;
  max-width: ${({ $width }) => ($width === 'text' ? '47rem' : '80rem')};
  margin-inline: auto;
  padding-inline: ${theme.space[5]};

  ${media.up('sm')} {
    padding-inline: ${theme.space[8]};
  }

  ${media.up('lg')} {
    padding-inline: ${theme.space[12]};
  }

  ${media.up('xl')} {
    max-width: ${({ $width }) => ($width === 'text' ? '47rem' : '92rem')};
  }

  ${media.print} {
    max-width: none;
    padding-inline: 0;
  }
`;

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
