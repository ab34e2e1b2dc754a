import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../Heading';
import { media, theme } from '../theme';

const Part = styled.section`
  min-width: 0;

  & > h2 {
    max-width: ${theme.measure};
    margin-bottom: ${theme.space[4]};

    ${media.print} {
      break-after: avoid;
    }
  }
`;

type ArticleSectionProps = {
  id?: string;
  heading?: string | null;
  children: ReactNode;
};

export const ArticleSection = ({ id, heading, children }: ArticleSectionProps) =>
  heading ? (
    <Part aria-labelledby={id}>
      <Heading level={2} size="xl" id={id}>
        {heading}
      </Heading>
      {children}
    </Part>
  ) : (
    <div>{children}</div>
  );
