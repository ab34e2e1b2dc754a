import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container } from '@/ui/layout';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { Notice } from '@/ui/Notice';
import { PageMeta } from '@/ui/PageMeta';
import { theme } from '@/ui/theme';
import { ClickToEdit } from './ClickToEdit';
import { texts } from './texts';
import type { usePreview } from './usePreview';

const Space = styled.div`
  padding-block: ${theme.space[16]};
`;

type PreviewFrameProps = {
  preview: Pick<ReturnType<typeof usePreview>, 'address' | 'error' | 'loading' | 'retry'>;
  skeleton: ReactNode;
  children: ReactNode;
};

/** Labels a preview, or explains why there is none. */
export const PreviewFrame = ({ preview, skeleton, children }: PreviewFrameProps) => (
  <>
    <PageMeta title={texts.title} noindex />
    <PreviewBody preview={preview} skeleton={skeleton}>
      {children}
    </PreviewBody>
  </>
);

const PreviewBody = ({ preview, skeleton, children }: PreviewFrameProps) => {
  const { address, error, loading, retry } = preview;
  if (address === null) {
    return (
      <Container>
        <Space>
          <Heading level={1}>{texts.title}</Heading>
          <p>{texts.noToken}</p>
        </Space>
      </Container>
    );
  }
  if (error !== undefined) {
    return (
      <Container>
        <Space>
          <ErrorState error={error} onRetry={retry} busy={false} />
        </Space>
      </Container>
    );
  }
  if (loading) return skeleton;
  return (
    <>
      <Container>
        <Notice tone="info">{texts.notice}</Notice>
      </Container>
      <ClickToEdit>{children}</ClickToEdit>
    </>
  );
};
