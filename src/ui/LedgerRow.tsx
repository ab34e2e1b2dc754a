import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, theme } from './theme';

const Line = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[1]} ${theme.space[4]};
  padding-block: ${theme.space[4]};
  break-inside: avoid;
  border-top: 1px solid ${theme.color.line};

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

/** One entry of a `Ledger`; its children are `LedgerCell`s in the order of the columns. */
export const LedgerRow = ({ children }: { children: ReactNode }) => (
  <Line role="row">{children}</Line>
);
