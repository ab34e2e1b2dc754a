import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container } from '@/ui/Container';
import { Grid, GridCell } from '@/ui/Grid';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { Row } from '@/ui/Row';
import { media, theme } from '@/ui/theme';
import { ErrorMotif } from './ErrorMotif';
import type { FailureKind } from './failureKind';

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
  children?: ReactNode;
};

/** The layout shared by all error pages. */
export const ErrorFrame = ({ kind, title, heading, kicker, lead, children }: ErrorFrameProps) => (
  <Container>
    <PageMeta title={title} exactTitle noindex />
    <Grid>
      <GridCell $span={8}>
        <PageHeading title={heading} kicker={kicker} lead={lead} />
        {children ? <Row gap={3}>{children}</Row> : null}
      </GridCell>
      <Drawing $span={3} $start={10}>
        <ErrorMotif kind={kind} />
      </Drawing>
    </Grid>
  </Container>
);
