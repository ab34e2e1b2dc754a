import type { ReactNode } from 'react';
import { Container } from '@/ui/Container';
import { PageHeading } from '@/ui/PageHeading';
import { Row } from '@/ui/Row';
import { PageMeta } from '@/ui/PageMeta';

type ErrorFrameProps = {
  /** The document's title, to the letter. */
  title: string;
  heading: string;
  kicker: string;
  lead: ReactNode;
  /** The ways on, as buttons. */
  children?: ReactNode;
};

/** The one form of all error pages. */
export const ErrorFrame = ({ title, heading, kicker, lead, children }: ErrorFrameProps) => (
  <Container>
    <PageMeta title={title} exactTitle noindex />
    <PageHeading title={heading} kicker={kicker} lead={lead} />
    {children ? <Row gap={3}>{children}</Row> : null}
  </Container>
);
