import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media, theme } from './theme';

const beforeTheLastLine = css`
  ${media.down('md')} {
    &::after {
      content: '';
      order: 1;
      flex: 0 0 100%;
    }
  }
`;

const Line = styled.div<{ $closing: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[1]} ${theme.space[4]};
  padding-block: ${theme.space[4]};
  break-inside: avoid;
  border-top: 1px solid ${theme.color.line};

  ${({ $closing }) => $closing && beforeTheLastLine}

  ${media.hover} {
    &:hover {
      background: ${theme.color.primaryWash};
      box-shadow:
        -${theme.space[3]} 0 0 ${theme.color.primaryWash},
        ${theme.space[3]} 0 0 ${theme.color.primaryWash};
    }
  }

  ${media.upOrPrint('md')} {
    display: grid;
    grid-template-columns: var(--ledger-columns);
    column-gap: ${theme.space[6]};
    align-items: baseline;
  }

  ${media.print} {
    padding-block: ${theme.space[2]};
  }
`;

type LedgerRowProps = {
  /** On phones, moves the trailing cells to a separate line. */
  closing?: boolean;
  children: ReactNode;
};

export const LedgerRow = ({ closing = false, children }: LedgerRowProps) => (
  <Line role="row" $closing={closing}>
    {children}
  </Line>
);
