/** A press without a click (drag, scroll) ends this long after its release. */
const CLICK_WITHIN_MS = 400;

let pressed = false;
let waiting: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Runs `work` once no pointer press is in progress. A blur may show an error, which would move the target before its
 * click; on touch screens the blur comes between release and click.
 */
export function afterPointerPress(work: () => void): void {
  if (pressed) waiting.push(work);
  else work();
}

const begin = () => {
  clearTimeout(timer);
  pressed = true;
};

const end = () => {
  clearTimeout(timer);
  pressed = false;
  const due = waiting;
  waiting = [];
  due.forEach((work) => work());
};

const endAfter = (milliseconds: number) => () => {
  if (!pressed) return;
  clearTimeout(timer);
  timer = setTimeout(end, milliseconds);
};

export function trackPointerPresses(): () => void {
  const listeners = {
    pointerdown: begin,
    pointerup: endAfter(CLICK_WITHIN_MS),
    pointercancel: endAfter(0),
    click: endAfter(0),
  };
  for (const [name, listener] of Object.entries(listeners)) {
    document.addEventListener(name, listener, { capture: true });
  }
  return () => {
    for (const [name, listener] of Object.entries(listeners)) {
      document.removeEventListener(name, listener, { capture: true });
    }
    end();
  };
}
