import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';

const Part = styled.section`
  display: grid;
  gap: ${theme.space[5]} ${theme.space[12]};
  padding-block: ${theme.space[8]} ${theme.space[12]};
  border-top: 2px solid ${theme.color.lineStrong};

  ${media.up('lg')} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    padding-bottom: ${theme.space[16]};
  }
`;

const Lead = styled.p`
  max-width: 44ch;
  margin: ${theme.space[3]} 0 0;
  font-size: ${theme.size.sm};
  line-height: 1.6;
  color: ${theme.color.muted};
`;

const All = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.tap};
  margin-top: ${theme.space[2]};
  font-size: ${theme.size.sm};
`;

/* Avoids a double rule at the first entry. */
const Content = styled.div`
  min-width: 0;
  margin-top: -1px;

  ${media.up('lg')} {
    margin-top: calc(-1 * ${theme.space[8]});
  }
`;

type AboutSectionProps = {
  title: string;
  lead?: string;
  /** The link to the full list. */
  all?: { label: string; to: string };
  children: ReactNode;
};

/** A section of the about-us page; on wide screens its heading is on the left. */
export const AboutSection = ({ title, lead, all, children }: AboutSectionProps) => {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <div>
        <Heading level={2} size="xl" id={id}>
          {title}
        </Heading>
        {lead ? <Lead>{lead}</Lead> : null}
        {all ? (
          <All to={all.to}>
            {all.label}
            <Icon name="arrow-right" />
          </All>
        ) : null}
      </div>
      <Content>{children}</Content>
    </Part>
  );
};
