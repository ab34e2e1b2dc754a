import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container, Grid, GridCell, Row, Stack } from '@/ui/layout';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { media, theme } from '@/ui/theme';
import type { FailureKind } from './failureKind';
import { IncidentCode } from './IncidentCode';

const Sheet = styled.svg`
  display: none;
  width: 100%;
  height: auto;

  ${media.up('md')} {
    display: block;
  }
`;

const width = 26;
const height = 56;
/** Left and top edge of the logo's five bars. */
const bars = [
  [20, 78],
  [66, 106],
  [112, 78],
  [158, 50],
  [204, 22],
] as const;

const barAt = ([x, y]: readonly [number, number]) => `M${x} ${y}h${width}v${height}h-${width}z`;
const [last] = bars.slice(-1);
const tip = last ? barAt(last) : '';
const others = bars.slice(0, -1).map(barAt).join('');

/**
 * The logo's bars, disturbed according to the failure: the last is missing, fallen or behind a
 * line.
 */
const ErrorMotif = ({ kind }: { kind: FailureKind }) => (
  <Sheet viewBox="0 0 260 190" aria-hidden="true" focusable="false">
    <path stroke={theme.color.line} d="M0 22.5h260M0 78.5h260M0 134.5h260M0 177.5h260" />
    <path fill={theme.color.primary} d={others} />
    {kind === 'notFound' ? (
      <path
        fill="none"
        stroke={theme.color.control}
        strokeWidth="2"
        strokeDasharray="5 4"
        d={tip}
      />
    ) : (
      <path
        fill={theme.color.accent}
        d={tip}
        transform={kind === 'forbidden' ? undefined : 'rotate(70 217 106) translate(62 -6)'}
      />
    )}
    {kind === 'forbidden' ? (
      <path stroke={theme.color.ink} strokeWidth="3" d="M190.5 8v170" />
    ) : null}
  </Sheet>
);

const Drawing = styled(GridCell)`
  ${media.up('md')} {
    padding-top: ${theme.space[16]};
  }
`;

type ErrorFrameProps = {
  kind: FailureKind;
  /** Used verbatim as the document title. */
  title: string;
  heading: ReactNode;
  kicker: string;
  lead: ReactNode;
  /** The error, whose incident code is shown if it has one. */
  error?: unknown;
  children?: ReactNode;
};

/** The layout shared by all error pages. */
export const ErrorFrame = ({
  kind,
  title,
  heading,
  kicker,
  lead,
  error,
  children,
}: ErrorFrameProps) => (
  <Container>
    <PageMeta title={title} exactTitle noindex />
    <Grid>
      <GridCell $span={8}>
        <PageHeading title={heading} kicker={kicker} lead={lead} />
        <Stack gap={6}>
          {children ? <Row gap={3}>{children}</Row> : null}
          <IncidentCode error={error} />
        </Stack>
      </GridCell>
      <Drawing $span={3} $start={10}>
        <ErrorMotif kind={kind} />
      </Drawing>
    </Grid>
  </Container>
);
