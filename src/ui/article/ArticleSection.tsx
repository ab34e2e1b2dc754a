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
  /** Of the heading: where links to this part lead. */
  id?: string;
  heading?: string | null;
  children: ReactNode;
};

/** A part of an article under its own heading; without one, the text goes on. */
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
