import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { figuresLook } from './figuresLook';
import { media, theme } from './theme';

/* In a column of their own; in the run of a phone's entry the line keeps one letter. */
const figures = css`
  ${media.upOrPrint('md')} {
    ${figuresLook}
  }
`;

const Box = styled.div<{
  $primary: boolean;
  $end: boolean;
  $figures: boolean;
  $onPhone: boolean;
  $trailing: boolean;
}>`
  min-width: 0;
  overflow-wrap: break-word;
  text-wrap: pretty;
  line-height: 1.5;
  font-size: ${({ $primary }) => ($primary ? theme.size.md : theme.size.sm)};
  ${({ $figures }) => $figures && figures}

  ${media.down('md')} {
    display: ${({ $onPhone }) => ($onPhone ? 'block' : 'none')};
    flex: ${({ $primary }) => ($primary ? '1 0 100%' : '0 1 auto')};
    order: ${({ $primary, $trailing }) => ($primary ? -1 : $trailing ? 1 : 0)};
    margin-inline-start: ${({ $trailing }) => ($trailing ? 'auto' : 0)};
    text-align: ${({ $trailing }) => ($trailing ? 'end' : 'start')};
    color: ${({ $primary }) => ($primary ? theme.color.ink : theme.color.muted)};
  }

  ${media.upOrPrint('md')} {
    text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  }
`;

const PhoneLabel = styled.span`
  font-family: ${theme.font.sans};
  font-size: ${theme.size.sm};

  ${media.upOrPrint('md')} {
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
  /** At the end of the entry's line on a phone, so that all entries' line up: the price. One a row. */
  trailing?: boolean;
  children?: ReactNode;
};

/** One cell of a `LedgerRow`. */
export const LedgerCell = ({
  primary = false,
  align = 'start',
  figures = false,
  phoneLabel,
  hideOnPhone = false,
  trailing = false,
  children,
}: LedgerCellProps) => (
  <Box
    role="cell"
    $primary={primary}
    $end={align === 'end'}
    $figures={figures}
    $onPhone={!hideOnPhone}
    $trailing={trailing}
  >
    {phoneLabel ? <PhoneLabel aria-hidden="true">{phoneLabel} </PhoneLabel> : null}
    {children}
  </Box>
);
