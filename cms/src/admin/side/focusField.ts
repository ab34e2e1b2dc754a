const CONTROLS = 'input, textarea, [role="combobox"], button:not([tabindex="-1"])';
const PART = 'button[aria-controls][data-orientation]';
const FRAMES = 30;

/**
 * Brings a field into sight and puts the cursor into it; in a list of parts opens the part that is meant.
 * Strapi's controls do not all bear the name of their field, so it is found by its label.
 * @param path The field's name, or of a part `name.index`
 */
export async function focusField(form: Element, label: string, path: string): Promise<void> {
  const named = [...form.querySelectorAll('label')].find((each) => wordsIn(each) === label);
  const box = named && [...ancestors(named)].find((each) => each.querySelector(CONTROLS));
  if (!box) return;
  const [, index] = path.split('.');
  const part = box.querySelectorAll<HTMLElement>(PART)[Number(index ?? -1)];
  const control = part ? await openPart(part) : controlIn(box);
  // A preview beside the form has the focus of the window until it is taken.
  window.focus();
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/** A label without the mark of what must be filled in, and the number of its parts. */
const wordsIn = (label: Element): string =>
  (label.textContent ?? '').replace(/\*|\s*\(\d+\)/g, '').trim();

/** A text's own area before the buttons that format it. */
const controlIn = (box: Element): HTMLElement | null =>
  box.querySelector<HTMLElement>('[contenteditable="true"]') ?? box.querySelector(CONTROLS);

/** Opens a part and gives its first field, which is there only after it is open. */
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
