import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../Heading';
import { media, theme } from '../theme';
import { ShareLinks } from './ShareLinks';

const Head = styled.header`
  padding-block: ${theme.space[6]} ${theme.space[6]};

  ${media.up('md')} {
    padding-block: ${theme.space[12]} ${theme.space[10]};
  }

  ${media.print} {
    padding-block: ${theme.space[4]};
  }
`;

const Kicker = styled.p`
  margin: 0 0 ${theme.space[3]};
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums lining-nums;
`;

const Title = styled(Heading)`
  max-width: 24ch;
  font-size: ${theme.size.title};
`;

const Lead = styled.p`
  max-width: ${theme.measure};
  margin: ${theme.space[4]} 0 0;
  font-size: ${theme.size.lg};
  line-height: 1.55;
  color: ${theme.color.muted};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[6]};
  min-height: ${theme.tap};
  margin-top: ${theme.space[6]};
  border-top: 2px solid ${theme.color.lineStrong};
  padding-top: ${theme.space[2]};
  font-size: ${theme.size.sm};
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums lining-nums;

  ${media.up('md')} {
    margin-top: ${theme.space[8]};
  }
`;

type ArticleOpeningProps = {
  kicker?: ReactNode;
  title: string;
  lead?: ReactNode;
  meta?: ReactNode;
};

export const ArticleOpening = ({ kicker, title, lead, meta }: ArticleOpeningProps) => (
  <Head>
    {kicker ? <Kicker>{kicker}</Kicker> : null}
    <Title level={1}>{title}</Title>
    {lead ? <Lead>{lead}</Lead> : null}
    <Line>
      <span>{meta}</span>
      <ShareLinks title={title} />
    </Line>
  </Head>
);
