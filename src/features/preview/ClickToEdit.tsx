import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { PreviewFieldsContext } from '@/ui/previewField';
import { theme } from '@/ui/theme';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { texts } from './texts';

const GAP = 6;

const Outline = styled.div`
  position: fixed;
  z-index: 20;
  border: 2px solid ${theme.color.primary};
  border-radius: ${theme.radius.sm};
  pointer-events: none;
`;

const Label = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  padding: 0 ${theme.space[2]};
  font-size: ${theme.size.xs};
  line-height: 1.6;
  color: ${theme.color.onPrimary};
  background: ${theme.color.primary};
`;

/** Outlines the part of the page that belongs to a field, following scroll and resize. */
const FieldOutline = ({ element, label }: { element: HTMLElement; label: string }) => {
  const [box, setBox] = useState(() => element.getBoundingClientRect());
  useEffect(() => {
    const follow = () => setBox(element.getBoundingClientRect());
    follow();
    addEventListener('scroll', follow, { capture: true, passive: true });
    addEventListener('resize', follow);
    return () => {
      removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', follow);
    };
  }, [element]);
  return (
    <Outline
      aria-hidden
      style={{
        top: box.top - GAP,
        left: box.left - GAP,
        width: box.width + 2 * GAP,
        height: box.height + 2 * GAP,
      }}
    >
      <Label>{label}</Label>
    </Outline>
  );
};

/** Sent by the panel: the labels of the form's fields, by name. */
type PanelFields = { type: 'panelFields'; labels: Readonly<Record<string, string>> };

/** Sent to the panel: a request for the fields, or the field that was picked. */
type PreviewMessage = { type: 'previewAsksFields' } | { type: 'previewPicks'; field: string };

/** Whether a message comes from the panel that frames this page, on the site's own origin. */
const isFromPanel = ({ origin, source }: MessageEvent): boolean =>
  origin === location.origin && window.parent !== window && source === window.parent;

/** Does nothing if the preview is not framed. */
function notifyPanel(message: PreviewMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, location.origin);
}

/** The labels of the fields in the form beside this preview; empty if there is none. */
function usePanelFields(): PanelFields['labels'] {
  const [labels, setLabels] = useState<PanelFields['labels']>({});
  useEffect(() => {
    const onMessage = (event: MessageEvent<Partial<PanelFields> | null>) => {
      const { data } = event;
      if (isFromPanel(event) && data?.type === 'panelFields' && data.labels) setLabels(data.labels);
    };
    addEventListener('message', onMessage);
    notifyPanel({ type: 'previewAsksFields' });
    return () => removeEventListener('message', onMessage);
  }, []);
  return labels;
}

const PreviewContent = styled.div<{ $editable: boolean }>`
  [data-field] {
    cursor: ${({ $editable }) => ($editable ? 'pointer' : 'auto')};
  }
`;

/* Visually hidden; the outline of the field is shown instead. */
const Fields = styled.nav`
  position: fixed;
  top: 0;
  left: 0;
  z-index: 20;
`;

const pathOf = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[data-field]')?.dataset['field'];

/** `outline.2` → `Chương trình 3`. */
function labelOf(labels: Readonly<Record<string, string>>, path: string): string | undefined {
  const [field = '', index] = path.split('.');
  const label = labels[field];
  return label && index !== undefined ? `${label} ${Number(index) + 1}` : label;
}

/**
 * Links a preview to the fields of the form beside it: by click, and by buttons for keyboard users.
 * Has no effect without a form.
 */
export const ClickToEdit = ({ children }: { children: ReactNode }) => {
  const labels = usePanelFields();
  const root = useRef<HTMLDivElement>(null);
  const [paths, setPaths] = useState<readonly string[]>([]);
  const [active, setActive] = useState<HTMLElement | null>(null);
  const editable = Object.keys(labels).length > 0;
  const known = (path: string | undefined) => path !== undefined && labelOf(labels, path);
  const markedAs = (path: string) =>
    root.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`) ?? null;

  // The content may change with each save, so the fields are read again.
  useEffect(() => {
    const marked = root.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [];
    const found = [...new Set([...marked].map(({ dataset }) => dataset['field'] ?? ''))];
    setPaths((before) => (before.join() === found.join() ? before : found));
  }, [children]);

  const hover = ({ target }: MouseEvent) => {
    const path = pathOf(target as Element);
    setActive(known(path) ? (target as Element).closest<HTMLElement>('[data-field]') : null);
  };
  const pick = (event: MouseEvent) => {
    const target = event.target as Element;
    const path = pathOf(target);
    // Ignores clicks by keyboard, which belong to the page's own links and buttons, and text
    // selection.
    if (!known(path) || event.detail === 0 || getSelection()?.type === 'Range') return;
    if (target.closest('a')) event.preventDefault();
    notifyPanel({ type: 'previewPicks', field: path ?? '' });
  };

  return (
    <PreviewFieldsContext value>
      {editable ? (
        <Fields aria-label={texts.edit.fields}>
          {paths.filter(known).map((path) => (
            <VisuallyHidden
              as="button"
              type="button"
              key={path}
              onFocus={() => {
                const element = markedAs(path);
                element?.scrollIntoView({ block: 'nearest' });
                setActive(element);
              }}
              onBlur={() => setActive(null)}
              onClick={() => notifyPanel({ type: 'previewPicks', field: path })}
            >
              {texts.edit.field(labelOf(labels, path) ?? '')}
            </VisuallyHidden>
          ))}
        </Fields>
      ) : null}
      <PreviewContent
        ref={root}
        $editable={editable}
        onMouseOver={hover}
        onMouseLeave={() => setActive(null)}
        onClickCapture={pick}
      >
        {children}
      </PreviewContent>
      {active ? (
        <FieldOutline element={active} label={labelOf(labels, pathOf(active) ?? '') ?? ''} />
      ) : null}
    </PreviewFieldsContext>
  );
};
