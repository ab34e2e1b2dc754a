import { styled } from 'styled-components';
import {
  type CertificateEntry_pageFragment,
  IndexedCheckDocument,
  IndexedCiaDocument,
  IndexedCpeDocument,
  IndexedCrmaDocument,
  IndexedIapDocument,
  IndexedIiaCertificatesDocument,
  IndexedPathDocument,
} from '@/data/generated/operations/pages/certificate-index';
import { publicQueries } from '@/data/page/pageQueries';
import { partialQuery } from '@/data/page/pageQuery';
import { usePageQuery, type QueryResult } from '@/data/page/usePageQuery';
import { names } from '@/features/certification/certificatePages';
import { paths } from '@/lib/paths';
import { ArticleSection } from '@/ui/article/ArticleSection';
import { CallToAction } from '@/ui/article/CallToAction';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { Container } from '@/ui/Container';
import { EntryList, type Entry } from '@/ui/EntryList';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { Stack } from '@/ui/Stack';
import { texts as uiTexts } from '@/ui/texts';
import { theme } from '@/ui/theme';
import { texts } from './texts';

/** A page's entry; if its content cannot be loaded, its name still links to it. */
const entryOf = (
  { data }: QueryResult<CertificateEntry_pageFragment>,
  to: string,
  name: string,
): Entry => ({ key: to, to, title: data?.title ?? name, summary: data?.summary ?? '' });

const Sections = styled(Stack)`
  margin-top: ${theme.space[4]};
`;

export const queries = publicQueries(() => ({
  iap: partialQuery(IndexedIapDocument),
  cia: partialQuery(IndexedCiaDocument),
  crma: partialQuery(IndexedCrmaDocument),
  ofIia: partialQuery(IndexedIiaCertificatesDocument),
  path: partialQuery(IndexedPathDocument),
  cpe: partialQuery(IndexedCpeDocument),
  verify: partialQuery(IndexedCheckDocument),
}));

/** The certificates in career sequence, with how to earn and maintain them. */
export function Component() {
  const iap = usePageQuery(queries, 'iap');
  const cia = usePageQuery(queries, 'cia');
  const crma = usePageQuery(queries, 'crma');
  const ofIia = usePageQuery(queries, 'ofIia');
  const path = usePageQuery(queries, 'path');
  const cpe = usePageQuery(queries, 'cpe');
  const verifyResult = usePageQuery(queries, 'verify');
  const { stages, verify } = texts;
  return (
    <Container>
      <PageMeta
        title={texts.title}
        description={texts.description}
        canonical={paths.certificates()}
      />
      <Breadcrumbs items={[{ label: uiTexts.home, to: paths.home() }, { label: names.area }]} />
      <PageHeading kicker={texts.kicker} title={texts.title} lead={texts.lead} />
      <Sections gap={16}>
        <ArticleSection id="chung-chi" heading={texts.certificates}>
          <EntryList
            labelledBy="chung-chi"
            entries={[
              { ...entryOf(iap, paths.iap(), names.iap), mark: stages.iap },
              { ...entryOf(cia, paths.cia(), names.cia), mark: stages.cia },
              { ...entryOf(crma, paths.crma(), names.crma), mark: stages.crma },
            ]}
          />
        </ArticleSection>
        <ArticleSection id="con-duong" heading={texts.way}>
          <EntryList
            labelledBy="con-duong"
            entries={[
              entryOf(ofIia, paths.certificatesOfIia(), names.ofIia),
              entryOf(path, paths.howToBeCertified(), names.path),
              entryOf(cpe, paths.cpeRequirements(), names.cpe),
              entryOf(verifyResult, paths.verifyCertificate(), names.verify),
            ]}
          />
        </ArticleSection>
        <CallToAction
          id="xac-minh"
          heading={verify.heading}
          text={verify.text}
          label={verify.label}
          to={paths.verifyCertificate()}
        />
      </Sections>
    </Container>
  );
}
