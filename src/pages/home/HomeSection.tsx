import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';
import { Container } from '@/ui/layout';
import { TextLink } from '@/ui/TextLink';
import { lazyLayout } from '@/ui/lazyLayout';
import { media, theme } from '@/ui/theme';

const Part = styled.section<{ $band: boolean }>`
  ${lazyLayout('30rem')}

  margin-top: ${theme.space[16]};
  padding-block: ${({ $band }) => ($band ? theme.space[12] : '0')};
  background: ${({ $band }) => ($band ? theme.color.band : 'none')};

  ${media.up('md')} {
    margin-top: ${theme.space[20]};
    padding-block: ${({ $band }) => ($band ? theme.space[16] : '0')};
  }

  ${media.print} {
    background: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[6]};
  margin-bottom: ${theme.space[5]};
`;

const All = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.tap};
  font-size: ${theme.size.sm};
  font-variant-numeric: tabular-nums lining-nums;
`;

type HomeSectionProps = {
  title: string;
  /** The label of the link to the full list. */
  all: string;
  to: string;
  /** On a full-width band. */
  band?: boolean;
  children: ReactNode;
};

export const HomeSection = ({ title, all, to, band = false, children }: HomeSectionProps) => {
  const id = useId();
  return (
    <Part aria-labelledby={id} $band={band}>
      <Container>
        <Head>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          <All to={to}>
            {all}
            <Icon name="arrow-right" />
          </All>
        </Head>
        {children}
      </Container>
    </Part>
  );
};
