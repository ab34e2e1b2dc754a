import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '@/ui/Heading';
import { usePreviewField } from '@/ui/previewField';
import { RichText } from '@/ui/RichText';
import { theme } from '@/ui/theme';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { texts } from '../texts';

/** The editors' text, under a visually hidden heading that keeps the page's outline complete. */
export const Introduction = ({ blocks }: { blocks: unknown }) => {
  const mark = usePreviewField();
  return blocks ? (
    <section {...mark('body')}>
      <VisuallyHidden as="h2">{texts.sections.introduction}</VisuallyHidden>
      <RichText blocks={blocks} />
    </section>
  ) : null;
};

const Space = styled.div`
  padding-block: ${theme.space[8]} ${theme.space[16]};
`;

export const Related = ({ title, children }: { title: string; children: ReactNode }) => (
  <Space>
    <Section title={title}>{children}</Section>
  </Space>
);

const Box = styled.section`
  min-width: 0;

  & > :first-child {
    margin-bottom: ${theme.space[4]};
  }
`;

export const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <Heading level={2} size="xl" id={id}>
        {title}
      </Heading>
      {children}
    </Box>
  );
};
