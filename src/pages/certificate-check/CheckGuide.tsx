import { styled } from 'styled-components';
import type { SinglePage_pageFragment } from '@/data/generated/operations/features/sections';
import { CertificateRail } from '@/features/certification/CertificateRail';
import { sectionsWithIds } from '@/features/sections/sectionsWithIds';
import { SectionView } from '@/features/sections/SectionView';
import { paths } from '@/lib/paths';
import { media, theme } from '@/ui/theme';

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

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  min-width: 0;

  ${media.up('md')} {
    grid-area: 1 / 2;
  }
`;

/** The editors' guide to looking up a certificate and reading its state. */
export const CheckGuide = ({ page }: { page: SinglePage_pageFragment }) => (
  <Columns>
    <Text>
      {sectionsWithIds(page.sections).map((part) => (
        <SectionView key={part.id} {...part} />
      ))}
    </Text>
    <CertificateRail current={paths.verifyCertificate()} />
  </Columns>
);
