import { useEffect, type RefObject } from 'react';
import { formOf, fieldTextOf } from '../../form-layouts/forms';

/** Messages from the site's preview pages (`src/features/preview/ClickToEdit.tsx`). */
type PreviewMessage =
  | { type?: 'previewAsksFields' }
  | { type: 'previewPicks'; field: string }
  | null;

const CONTROLS = 'input, textarea, [role="combobox"], button:not([tabindex="-1"])';
const PART = 'button[aria-controls][data-orientation]';
const FRAMES = 30;

/**
 * Scrolls to a field and focuses it, opening the right entry of a repeatable component. Strapi's
 * controls do not all carry the field's name, so the field is found by its label.
 * @param path The field's name, or `name.index` for an entry
 */
async function focusField(form: Element, label: string, path: string): Promise<void> {
  const named = [...form.querySelectorAll('label')].find((each) => wordsIn(each) === label);
  const box = named && [...ancestors(named)].find((each) => each.querySelector(CONTROLS));
  if (!box) return;
  const [, index] = path.split('.');
  const part = box.querySelectorAll<HTMLElement>(PART)[Number(index ?? -1)];
  const control = part ? await openPart(part) : controlIn(box);
  // A preview has the window's focus until it is returned.
  window.focus();
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/** The label without its required mark and entry count. */
const wordsIn = (label: Element): string =>
  (label.textContent ?? '').replace(/\*|\s*\(\d+\)/g, '').trim();

/** The text area rather than its formatting buttons. */
const controlIn = (box: Element): HTMLElement | null =>
  box.querySelector<HTMLElement>('[contenteditable="true"]') ?? box.querySelector(CONTROLS);

/** Opens an entry and returns its first field, which is rendered only then. */
async function openPart(part: HTMLElement): Promise<HTMLElement> {
  if (part.getAttribute('aria-expanded') === 'false') part.click();
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await new Promise(requestAnimationFrame);
    const content = document.getElementById(part.getAttribute('aria-controls') ?? '');
    const first = content?.querySelector<HTMLElement>('input, textarea');
    if (first) return first;
  }
  return part;
}

function* ancestors(element: Element): Generator<Element> {
  for (let each = element.parentElement; each !== null; each = each.parentElement) yield each;
}

/** Sends the form's field labels to the preview, and focuses the field picked there. */
export function usePreviewMessages(
  frame: RefObject<HTMLIFrameElement>,
  form: RefObject<HTMLElement>,
  uid: string,
): void {
  useEffect(() => {
    const labels = fieldLabels(uid);
    const onMessage = ({ origin, source, data }: MessageEvent<PreviewMessage>) => {
      const preview = frame.current?.contentWindow;
      if (origin !== location.origin || !preview || source !== preview) return;
      if (data?.type === 'previewAsksFields') {
        preview.postMessage({ type: 'panelFields', labels }, location.origin);
      }
      if (data?.type === 'previewPicks') {
        const label = labels[data.field.split('.')[0] ?? ''];
        const main = form.current?.closest('main');
        if (label && main) void focusField(main, label, data.field);
      }
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [frame, form, uid]);
}

/** Labels of every field in a type's form, by field name. */
function fieldLabels(uid: string): Readonly<Record<string, string>> {
  const form = formOf(uid);
  if (form === undefined) return {};
  const names = Object.values(form.groups).flatMap((rows) => rows.flatMap((row) => row.split(' ')));
  return Object.fromEntries(
    names.map((name) => [name, fieldTextOf(uid, form, name)?.label ?? name]),
  );
}
