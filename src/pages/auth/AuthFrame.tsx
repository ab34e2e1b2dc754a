import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { texts } from '@/features/auth/texts';
import { Container, Grid, GridCell } from '@/ui/layout';
import { Heading } from '@/ui/Heading';
import { PageHeading } from '@/ui/PageHeading';
import { media, theme } from '@/ui/theme';

const Aside = styled.aside`
  padding-top: ${theme.space[5]};
  border-top: 1px solid ${theme.color.lineStrong};

  ${media.up('md')} {
    padding-block: ${theme.space[1]} ${theme.space[4]};
    padding-inline-start: ${theme.space[8]};
    border-top: 0;
    border-inline-start: 1px solid ${theme.color.line};
  }
`;

const Facts = styled.ul`
  margin: ${theme.space[4]} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${theme.size.sm};
  line-height: 1.6;

  li {
    padding-block: ${theme.space[3]};
    border-top: 1px solid ${theme.color.line};
  }
`;

const Layout = styled.div`
  padding-bottom: ${theme.space[16]};
`;

type AuthPageProps = {
  title: string;
  lead: ReactNode;
  /** Defaults to the benefits of an account. */
  aside?: { title: string; facts: readonly string[] };
  children: ReactNode;
};

const account = { title: texts.accountTitle, facts: texts.accountFacts };

export const AuthFrame = ({ title, lead, aside = account, children }: AuthPageProps) => (
  <Container>
    <PageHeading title={title} lead={lead} />
    <Layout>
      <Grid>
        <GridCell $span={6} $spanLg={5}>
          {children}
        </GridCell>
        <GridCell $span={6} $spanLg={5} $start={7}>
          <Aside>
            <Heading level={2} size="lg">
              {aside.title}
            </Heading>
            <Facts>
              {aside.facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </Facts>
          </Aside>
        </GridCell>
      </Grid>
    </Layout>
  </Container>
);
