import { styled } from 'styled-components';
import type { SinglePage_pageFragment } from '@/data/generated/operations/features/sections';
import { CertificateCheckPageDocument } from '@/data/generated/operations/pages/certificate-check/CertificateCheckPage';
import { CertificateStatusesDocument } from '@/data/generated/operations/features/certification/CertificateStatuses';
import type { CertificateStatus } from '@/data/generated/types';
import { publicQueries, freshQuery, partialQuery } from '@/data/page/pageQueries';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { certificateCrumbs } from '@/features/certification/certificatePages';
import { CertificateRail } from '@/features/certification/CertificateRail';
import { CertificateSearch } from '@/features/certification/CertificateSearch';
import {
  readCertificateSearch,
  searchParamName,
} from '@/features/certification/readCertificateSearch';
import { texts } from '@/features/certification/texts';
import { faqEntriesOf, sectionsWithIds } from '@/features/sections/sectionsWithIds';
import { SectionView } from '@/features/sections/SectionView';
import { paths } from '@/lib/paths';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { ErrorState } from '@/ui/ErrorState';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { ScreenOnly } from '@/ui/printVisibility';
import { Stack, Container, Grid, GridCell } from '@/ui/layout';
import { faqData } from '@/ui/structured-data/schemaOrg';
import { JsonLd } from '@/ui/structured-data/JsonLd';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { texts as uiTexts } from '@/ui/texts';
import { media, theme } from '@/ui/theme';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { CertificateResults } from './CertificateResults';
import { SampleCertificate } from './SampleCertificate';

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  margin-top: ${theme.space[16]};
  padding-top: ${theme.space[8]};
  border-top: 1px solid ${theme.color.line};

  ${media.up('md')} {
    grid-template-columns: 14rem minmax(0, 1fr);
  }

  ${media.up('lg')} {
    grid-template-columns: 16rem minmax(0, 1fr);
    column-gap: ${theme.space[20]};
  }
`;

const GuideText = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  min-width: 0;

  ${media.up('md')} {
    grid-area: 1 / 2;
  }
`;

/** The editors' guide to looking up a certificate and reading its state. */
const CheckGuide = ({ page }: { page: SinglePage_pageFragment }) => (
  <Columns>
    <GuideText>
      {sectionsWithIds(page.sections).map((part) => (
        <SectionView key={part.id} {...part} />
      ))}
    </GuideText>
    <CertificateRail current={paths.verifyCertificate()} />
  </Columns>
);

/** The search result in one sentence, for screen readers. */
function resultsText(found: readonly CertificateStatus[]): string {
  const [only, another] = found;
  if (!only) return texts.none.short;
  if (another) return texts.found.several(found.length);
  return `${texts.found.one} ${texts.statuses[only.status].word}.`;
}

const searchOf = (params: URLSearchParams) =>
  readCertificateSearch(params.get(searchParamName) ?? '');

export const parameters = [searchParamName];

export const queries = publicQueries(({ search }) => ({
  found: freshQuery(CertificateStatusesDocument, searchOf(search).variables),
  page: partialQuery(CertificateCheckPageDocument),
}));

const Sample = styled(GridCell)`
  ${media.up('md')} {
    padding-top: ${theme.space[16]};
  }
`;

const Outcome = styled.section`
  margin-top: ${theme.space[10]};
`;

/** `/bang-cap/xac-minh-tinh-trang-chung-chi` */
export function Component() {
  const { fetchedAt, search: params } = usePage();
  const found = usePageQuery(queries, 'found');
  const pageResult = usePageQuery(queries, 'page');
  const page = pageResult.data;
  const search = searchOf(params);
  const hasQuery = search.kind !== null;
  const title = page?.title ?? texts.title;
  const questions = faqEntriesOf(page?.sections ?? []);
  return (
    <>
      <PageMeta
        title={page?.seo?.title ?? title}
        description={page?.seo?.description ?? texts.lead}
        canonical={paths.verifyCertificate()}
        noindex={hasQuery}
      />
      {questions.length > 0 && !hasQuery ? <JsonLd data={faqData(questions)} /> : null}
      <Container>
        <ScreenOnly>
          <Breadcrumbs
            items={[
              { label: uiTexts.home, to: paths.home() },
              ...certificateCrumbs,
              { label: title },
            ]}
          />
          <Grid>
            <GridCell $span={7}>
              <PageHeading kicker={texts.kicker} title={title} lead={page?.summary ?? texts.lead} />
              <Stack gap={6}>
                <CertificateSearch text={search.text} />
                <Text tone="muted">
                  {texts.attendance.question}{' '}
                  <TextLink to={paths.verifyAttendance()}>{texts.attendance.link}</TextLink>
                </Text>
              </Stack>
            </GridCell>
            {hasQuery ? null : (
              <Sample $span={5} $spanLg={4} $start={9}>
                <SampleCertificate />
              </Sample>
            )}
          </Grid>
        </ScreenOnly>
        <VisuallyHidden role="status">{found.data ? resultsText(found.data) : null}</VisuallyHidden>
        {found.error ? (
          <Outcome>
            <ErrorState
              title={texts.found.failed}
              error={found.error}
              onRetry={found.retry}
              busy={found.loading}
            />
          </Outcome>
        ) : null}
        {found.data && fetchedAt !== null ? (
          <Outcome>
            <CertificateResults search={search} found={found.data} checkedAt={fetchedAt} />
          </Outcome>
        ) : null}
        {page ? (
          <ScreenOnly>
            <CheckGuide page={page} />
          </ScreenOnly>
        ) : null}
      </Container>
    </>
  );
}
