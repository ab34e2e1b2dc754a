import { Button, Flex, Portal, Typography } from '@strapi/design-system';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { LoadFailed } from '../LoadFailed';
import { usePanelQuery } from '../usePanelQuery';
import type { PanelProps, SidePanel } from './PanelProps';
import { texts } from './texts';
import { usePreviewMessages } from './usePreviewMessages';

const previewed: ReadonlySet<string> = new Set([
  'api::course.course',
  'api::document.document',
  'api::seminar.seminar',
]);

const PREVIEW_PERCENT = 45;

const PreviewFrame = styled.iframe`
  position: fixed;
  inset: 0 0 0 auto;
  z-index: 3;
  width: ${PREVIEW_PERCENT}vw;
  height: 100dvh;
  border: 0;
  border-left: 1px solid ${({ theme }) => theme.colors.neutral200};
  background: ${({ theme }) => theme.colors.neutral0};
`;

type Restore = () => void;

function change(
  element: Element | null | undefined,
  styles: Partial<CSSStyleDeclaration>,
): Restore {
  if (!(element instanceof HTMLElement)) return () => undefined;
  const before = element.getAttribute('style') ?? '';
  Object.assign(element.style, styles);
  return () => element.setAttribute('style', before);
}

/** Frees the right side: the form in one column, without the list of types. */
function widenPanel(inForm: Element): Restore {
  const columns = [...ancestors(inForm)].find((each) => getComputedStyle(each).display === 'grid');
  const content = inForm.closest('main')?.parentElement;
  const restores = [
    change(document.getElementById('strapi'), { width: `${100 - PREVIEW_PERCENT}vw` }),
    change(content?.previousElementSibling, { display: 'none' }),
    ...[...(columns?.children ?? [])].map((column) => change(column, { gridColumn: '1 / -1' })),
  ];
  return () => restores.forEach((restore) => restore());
}

function* ancestors(element: Element): Generator<Element> {
  for (let each = element.parentElement; each !== null; each = each.parentElement) yield each;
}

interface PreviewedRecord {
  model: string;
  documentId: string;
  savedAt: string | undefined;
}

const Frame = ({
  model,
  documentId,
  savedAt,
  anchor,
}: PreviewedRecord & { anchor: RefObject<HTMLElement> }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const { data, failed, refetch } = usePanelQuery<{ url?: string }>(
    `/content-manager/preview/url/${model}?documentId=${documentId}&status=draft`,
  );
  usePreviewMessages(frame, anchor, model);
  useEffect(() => {
    // Reloads the draft in the preview.
    frame.current?.contentWindow?.postMessage({ type: 'strapiUpdate' }, location.origin);
  }, [savedAt]);
  if (failed && !data) return <LoadFailed refetch={refetch} />;
  return (
    <Portal>
      {data?.url && <PreviewFrame ref={frame} src={data.url} title={texts.preview.frame} />}
    </Portal>
  );
};

const PreviewToggle = (record: PreviewedRecord) => {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open && anchor.current) return widenPanel(anchor.current);
  }, [open]);
  return (
    <Flex ref={anchor} direction="column" alignItems="stretch" gap={2} width="100%">
      <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? texts.preview.close : texts.preview.open}
      </Button>
      <Typography variant="pi" textColor="neutral600">
        {texts.preview.hint}
      </Typography>
      {open && <Frame {...record} anchor={anchor} />}
    </Flex>
  );
};

/** The site's page of a draft, shown beside its form. */
export const PreviewPanel: SidePanel = ({ model, documentId, document }: PanelProps) => {
  if (!previewed.has(model) || !documentId || !document?.id) return null;
  return {
    title: texts.preview.title,
    content: (
      <PreviewToggle
        key={documentId}
        model={model}
        documentId={documentId}
        savedAt={document.updatedAt}
      />
    ),
  };
};
