import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, theme } from './theme';
import { VisuallyHidden } from './VisuallyHidden';

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
