import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { media, theme } from './theme';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
export type HeadingSize = 'display' | 'xxl' | 'xl' | 'lg' | 'md';

const sizeOfLevel: Record<HeadingLevel, HeadingSize> = {
  1: 'display',
  2: 'xxl',
  3: 'xl',
  4: 'lg',
  5: 'md',
  6: 'md',
};

const sans = css`
  font-family: ${theme.font.sans};
  letter-spacing: 0;
`;

const Line = styled.h2<{ $size: HeadingSize }>`
  margin: 0;
  font-family: ${theme.font.serif};
  font-size: ${({ $size }) => theme.size[$size]};
  font-weight: ${theme.weight.strong};
  line-height: ${({ $size }) => ($size === 'display' ? theme.leading.tight : theme.leading.snug)};
  letter-spacing: ${({ $size }) => ($size === 'display' ? '-0.012em' : '-0.004em')};
  text-wrap: balance;
  overflow-wrap: break-word;

  ${({ $size }) => $size === 'md' && sans}

  ${media.print} {
    font-size: ${({ $size }) => theme.size[$size === 'display' ? 'xxl' : $size]};
  }
`;

type HeadingProps = {
  level: HeadingLevel;
  /** Visual size, independent of the level. */
  size?: HeadingSize;
  id?: string;
  className?: string;
  children: ReactNode;
};

export const Heading = ({ level, size, children, ...rest }: HeadingProps) => (
  <Line as={`h${level}`} $size={size ?? sizeOfLevel[level]} {...rest}>
    {typeof children === 'string' ? keepTitleTermsTogether(children) : children}
  </Line>
);
