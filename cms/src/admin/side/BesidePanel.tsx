import { Button, Flex, Portal, Typography } from '@strapi/design-system';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useAsked } from '../useAsked';
import type { PanelProps, SidePanel } from './PanelProps';
import { texts } from './texts';

/** The types that the site has preview pages of. */
const previewed: ReadonlySet<string> = new Set([
  'api::course.course',
  'api::document.document',
  'api::seminar.seminar',
]);

/** The share of the window that the preview takes. */
const SHARE = 45;

const Beside = styled.iframe`
  position: fixed;
  inset: 0 0 0 auto;
  z-index: 3;
  width: ${SHARE}vw;
  height: 100dvh;
  border: 0;
  border-left: 1px solid ${({ theme }) => theme.colors.neutral200};
  background: ${({ theme }) => theme.colors.neutral0};
`;

const Frame = ({ path, savedAt }: { path: string; savedAt: string | undefined }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const { data } = useAsked<{ url?: string }>(path);
  useEffect(() => {
    const panel = document.getElementById('strapi');
    if (panel) panel.style.width = `${100 - SHARE}vw`;
    return () => {
      if (panel) panel.style.width = '';
    };
  }, []);
  useEffect(() => {
    // The preview reads the draft anew.
    frame.current?.contentWindow?.postMessage({ type: 'strapiUpdate' }, location.origin);
  }, [savedAt]);
  return (
    <Portal>{data?.url && <Beside ref={frame} src={data.url} title={texts.beside.frame} />}</Portal>
  );
};

const Toggle = ({ path, savedAt }: { path: string; savedAt: string | undefined }) => {
  const [open, setOpen] = useState(false);
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? texts.beside.close : texts.beside.open}
      </Button>
      <Typography variant="pi" textColor="neutral600">
        {texts.beside.hint}
      </Typography>
      {open && <Frame path={path} savedAt={savedAt} />}
    </Flex>
  );
};

/** The site's own page of a draft, beside the form that it is written in. */
export const BesidePanel: SidePanel = ({ model, documentId, document }: PanelProps) => {
  if (!previewed.has(model) || !documentId || !document?.id) return null;
  const path = `/content-manager/preview/url/${model}?documentId=${documentId}&status=draft`;
  return {
    title: texts.beside.title,
    content: <Toggle key={documentId} path={path} savedAt={document.updatedAt} />,
  };
};
