import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { figuresLook } from './figuresLook';
import { media, theme } from './theme';

const figures = css`
  ${figuresLook}
  font-size: 1rem;
`;

const Box = styled.div<{ $primary: boolean; $end: boolean; $figures: boolean; $onPhone: boolean }>`
  min-width: 0;
  overflow-wrap: break-word;
  text-wrap: pretty;
  line-height: 1.5;
  font-size: ${({ $primary }) => ($primary ? theme.size.md : theme.size.sm)};
  ${({ $figures }) => $figures && figures}

  ${media.down('md')} {
    display: ${({ $onPhone }) => ($onPhone ? 'block' : 'none')};
    flex: ${({ $primary }) => ($primary ? '1 0 100%' : '0 1 auto')};
    order: ${({ $primary }) => ($primary ? -1 : 0)};
    color: ${({ $primary }) => ($primary ? theme.color.ink : theme.color.muted)};
  }

  ${media.up('md')} {
    text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  }
`;

const PhoneLabel = styled.span`
  font-family: ${theme.font.sans};
  font-size: ${theme.size.sm};

  ${media.up('md')} {
    display: none;
  }
`;

type LedgerCellProps = {
  /** Leads the entry on a phone: the title. One a row. */
  primary?: boolean;
  align?: 'start' | 'end';
  /** Dates, prices, counts: figures of one width. */
  figures?: boolean;
  /** Stands before the value on a phone, where the column heads are gone. */
  phoneLabel?: string;
  hideOnPhone?: boolean;
  children?: ReactNode;
};

/** One cell of a `LedgerRow`. */
export const LedgerCell = ({
  primary = false,
  align = 'start',
  figures = false,
  phoneLabel,
  hideOnPhone = false,
  children,
}: LedgerCellProps) => (
  <Box
    role="cell"
    $primary={primary}
    $end={align === 'end'}
    $figures={figures}
    $onPhone={!hideOnPhone}
  >
    {phoneLabel ? <PhoneLabel aria-hidden="true">{phoneLabel} </PhoneLabel> : null}
    {children}
  </Box>
);
