import { useId } from 'react';
import { styled } from 'styled-components';
import { CertificateSearch } from '@/features/certification/CertificateSearch';
import { Heading } from '@/ui/Heading';
import { media, theme } from '@/ui/theme';
import { texts } from './texts';

const Panel = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  padding-top: ${theme.space[4]};
  border-top: 2px solid ${theme.color.lineStrong};

  ${media.up('lg')} {
    margin-top: auto;
  }
`;

export const VerifyPanel = () => {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <Heading level={2} size="lg" id={id}>
        {texts.verify}
      </Heading>
      <CertificateSearch />
    </Panel>
  );
};
