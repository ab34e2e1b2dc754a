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
import { publicQueries, partialQuery } from '@/data/page/pageQueries';
import { usePageQuery, type QueryResult } from '@/data/page/usePageQuery';
import { names } from '@/features/certification/certificatePages';
import { paths } from '@/lib/paths';
import { ArticleSection } from '@/ui/article/ArticleSection';
import { CallToAction } from '@/ui/article/CallToAction';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { EntryList, type Entry } from '@/ui/EntryList';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { Stack, Container } from '@/ui/layout';
import { texts as uiTexts } from '@/ui/texts';
import { theme } from '@/ui/theme';

const texts = {
  title: 'Bằng cấp và chứng chỉ',
  kicker: 'Chứng chỉ nghề nghiệp của The IIA',
  lead: 'Ba chứng chỉ quốc tế theo ba chặng của nghề, con đường đạt được, cách giữ hiệu lực và nơi xác minh.',
  description:
    'IAP, CIA, CRMA: chứng chỉ quốc tế về kiểm toán nội bộ, cách thức đạt chứng nhận, yêu cầu CPE và xác minh tình trạng chứng chỉ.',
  certificates: 'Ba chặng của nghề',
  stages: { iap: 'Vào nghề', cia: 'Hành nghề', crma: 'Chuyên sâu' },
  way: 'Con đường và nghĩa vụ',
  verify: {
    heading: 'Cần kiểm tra một chứng chỉ?',
    text: 'Tra cứu theo số chứng chỉ, hoặc họ và tên đầy đủ của người giữ chứng chỉ đã đồng ý công khai.',
    label: 'Xác minh chứng chỉ',
  },
} as const;

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
