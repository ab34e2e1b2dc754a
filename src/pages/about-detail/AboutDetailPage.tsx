import { styled } from 'styled-components';
import { AboutPageDetailDocument } from '@/data/generated/operations/AboutPageDetail';
import { AboutPageListDocument } from '@/data/generated/operations/AboutPageList';
import { publicQueries } from '@/data/page/pageQueries';
import { ask, askAside } from '@/data/page/question';
import { useAnswers } from '@/data/page/useAnswers';
import { AboutEntries } from '@/features/institute/about/AboutEntries';
import { texts } from '@/features/institute/texts';
import { paths } from '@/lib/paths';
import { Answered } from '@/ui/Answered';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { Container } from '@/ui/Container';
import { Heading } from '@/ui/Heading';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { RichText } from '@/ui/RichText';
import { Skeleton } from '@/ui/Skeleton';
import { media, theme } from '@/ui/theme';

const Others = styled.section`
  padding-block: ${theme.space[16]};

  & > h2 {
    margin-bottom: ${theme.space[4]};
  }

  ${media.print} {
    display: none;
  }
`;

export const queries = publicQueries(({ param }) => ({
  page: ask(AboutPageDetailDocument, { slug: param('slug') }),
  pages: askAside(AboutPageListDocument),
}));

/** `/ve-chung-toi/:slug`: one page about the institute. */
export function Component() {
  const { page, pages } = useAnswers(queries).answers;
  const others = (pages.data ?? []).filter(({ slug }) => slug !== page.data?.slug);
  return (
    <Container>
      <Breadcrumbs
        items={[
          { label: texts.home, to: paths.home() },
          { label: texts.about.title, to: paths.about() },
          ...(page.data ? [{ label: page.data.title }] : []),
        ]}
      />
      {page.data ? null : <PageMeta title={texts.about.title} noindex />}
      <Answered answer={page} skeleton={<Skeleton height="32rem" />}>
        {({ title, slug, summary, seo, body }) => (
          <article>
            <PageMeta
              title={seo?.title ?? title}
              description={seo?.description ?? summary}
              canonical={paths.aboutPage(slug)}
            />
            <PageHeading title={title} lead={summary} />
            <RichText blocks={body} />
          </article>
        )}
      </Answered>
      {others.length > 0 ? (
        <Others>
          <Heading level={2} size="xl">
            {texts.about.others}
          </Heading>
          <AboutEntries pages={others} />
        </Others>
      ) : null}
    </Container>
  );
}
