import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled, css } from 'styled-components';
import { TranslatableText } from './translation';
import { recedingStyles } from './recedingStyles';
import { tabularNumberStyles } from './sharedStyles';
import { media, theme } from './theme';
import { VisuallyHidden } from './VisuallyHidden';

const beforeTheLastLine = css`
  ${media.down('md')} {
    &::after {
      content: '';
      order: 1;
      flex: 0 0 100%;
    }
  }
`;

const RowLine = styled.div<{ $closing: boolean; $receded: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[1]} ${theme.space[4]};
  padding-block: ${theme.space[4]};
  break-inside: avoid;
  border-top: 1px solid ${theme.color.line};

  ${({ $closing }) => $closing && beforeTheLastLine}
  ${({ $receded }) => $receded && recedingStyles}

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
  /** For an item that is no longer available. */
  receded?: boolean;
  children: ReactNode;
};

export const LedgerRow = ({ closing = false, receded = false, children }: LedgerRowProps) => (
  <RowLine role="row" $closing={closing} $receded={receded}>
    {children}
  </RowLine>
);

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

const CellBox = styled.div<{
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
  <CellBox
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
  </CellBox>
);

/** The link covers the whole row. */
export const LedgerLink = styled(Link)`
  color: ${theme.color.ink};
  font-family: ${theme.font.serif};
  font-size: ${theme.size.lg};
  font-weight: ${theme.weight.strong};
  line-height: 1.4;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  ${media.hover} {
    &:hover {
      color: ${theme.color.primary};
    }
  }
`;

const Table = styled.div<{ $tracks: string }>`
  --ledger-columns: ${({ $tracks }) => $tracks};
  border-top: 2px solid ${theme.color.lineStrong};
  border-bottom: 1px solid ${theme.color.lineStrong};

  ${media.down('md')} {
    border-bottom-color: ${theme.color.line};
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: var(--ledger-columns);
  column-gap: ${theme.space[6]};
  align-items: end;
  padding-block: ${theme.space[3]};
  font-size: ${theme.size.sm};
  line-height: 1.4;
  color: ${theme.color.muted};

  ${media.down('md')} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Column = styled.div<{ $end: boolean }>`
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  white-space: nowrap;
`;

export type LedgerColumn = {
  id: string;
  label: string;
  /** CSS grid track on wide screens, e.g. `7rem`. */
  width?: string;
  align?: 'start' | 'end';
  hideLabel?: boolean;
};

type LedgerProps = { caption: string; columns: readonly LedgerColumn[]; children: ReactNode };

/**
 * A table from `md` up, compact entries below; ARIA roles keep it a table for screen readers at every
 * width.
 */
export const Ledger = ({ caption, columns, children }: LedgerProps) => {
  const tracks = columns.map(({ width }) => width ?? 'minmax(0, 1fr)').join(' ');
  return (
    <Table role="table" aria-label={caption} $tracks={tracks}>
      <div role="rowgroup">
        <Head role="row">
          {columns.map(({ id, label, align, hideLabel }) => (
            <Column key={id} role="columnheader" $end={align === 'end'}>
              {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
            </Column>
          ))}
        </Head>
      </div>
      <div role="rowgroup">{children}</div>
    </Table>
  );
};
