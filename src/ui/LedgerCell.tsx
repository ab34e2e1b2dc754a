import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { TranslatableText } from './TranslatableText';
import { tabularNumberStyles } from './tabularNumberStyles';
import { media, theme } from './theme';

/* Tabular figures in columns only; on phones they would space out running text. */
const figures = css`
  ${media.upOrPrint('md')} {
    ${tabularNumberStyles}
  }
`;

type Trailing = 'start' | 'end';

/* `LedgerRow`'s line break has `order: 1`. */
const orderOnPhone = (primary: boolean, trailing: Trailing | undefined) =>
  primary ? -1 : trailing === undefined ? 0 : trailing === 'start' ? 2 : 3;

const Box = styled.div<{
  $primary: boolean;
  $end: boolean;
  $figures: boolean;
  $onPhone: boolean;
  $trailing: Trailing | undefined;
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
    order: ${({ $primary, $trailing }) => orderOnPhone($primary, $trailing)};
    margin-inline-start: ${({ $trailing }) => ($trailing === 'end' ? 'auto' : 0)};
    text-align: ${({ $trailing }) => $trailing ?? 'start'};
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
  /** The title of the entry on phones; one per row. */
  primary?: boolean;
  align?: 'start' | 'end';
  figures?: boolean;
  /** Replaces the column head on phones. */
  phoneLabel?: string;
  hideOnPhone?: boolean;
  /** Placed in the last line of the entry on phones, where all entries align. */
  trailing?: Trailing;
  children?: ReactNode;
};

export const LedgerCell = ({
  primary = false,
  align = 'start',
  figures = false,
  phoneLabel,
  hideOnPhone = false,
  trailing,
  children,
}: LedgerCellProps) => (
  <Box
    role="cell"
    $primary={primary}
    $end={align === 'end'}
    $figures={figures}
    translate={figures ? 'no' : undefined}
    $onPhone={!hideOnPhone}
    $trailing={trailing}
  >
    {phoneLabel ? <PhoneLabel aria-hidden="true">{phoneLabel} </PhoneLabel> : null}
    <TranslatableText>{children}</TranslatableText>
  </Box>
);
