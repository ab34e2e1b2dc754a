import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { keepTermsTogether } from '@/lib/vietnamese';
import { Heading } from './Heading';
import { media, theme } from './theme';

const Head = styled.header<{ $close: boolean }>`
  padding-block: ${theme.space[8]} ${theme.space[6]};

  ${media.up('md')} {
    padding-block: ${({ $close }) =>
      $close ? `${theme.space[12]} ${theme.space[4]}` : `${theme.space[16]} ${theme.space[10]}`};
  }

  ${media.print} {
    padding-block: ${theme.space[3]};
  }
`;

const Kicker = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[3]};
  margin: 0 0 ${theme.space[3]};
  font-size: ${theme.size.sm};
  color: ${theme.color.muted};

  &::before {
    content: '';
    flex: none;
    margin-top: 0.7em;
    width: ${theme.space[8]};
    height: 3px;
    background: ${theme.color.accent};
    forced-color-adjust: none;
  }
`;

const Lead = styled.div`
  max-width: ${theme.measure};
  margin-top: ${theme.space[4]};
  font-size: ${theme.size.md};
  line-height: 1.6;
  color: ${theme.color.muted};

  ${media.up('md')} {
    font-size: ${theme.size.lg};
    line-height: 1.55;
  }
`;

const SmallTitle = styled(Heading)`
  font-size: ${theme.size.title};
`;

type PageHeadingProps = {
  title: ReactNode;
  lead?: ReactNode;
  kicker?: ReactNode;
  /** Less space and a smaller title, for dense pages. */
  close?: boolean;
};

export const PageHeading = ({ title, lead, kicker, close = false }: PageHeadingProps) => (
  <Head $close={close}>
    {kicker ? <Kicker>{kicker}</Kicker> : null}
    {close ? <SmallTitle level={1}>{title}</SmallTitle> : <Heading level={1}>{title}</Heading>}
    {lead ? <Lead>{typeof lead === 'string' ? keepTermsTogether(lead) : lead}</Lead> : null}
  </Head>
);
