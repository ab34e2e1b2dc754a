/** A press without a click (a drag, a scroll that began on a button) is over this long after its release. */
const CLICK_WITHIN_MS = 400;

let pressed = false;
let waiting: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Does the work once no press is under way: at once, or when the click of the press has been told.
 * Leaving a field may show its error, which would move what is pressed away from under the pointer
 * before it is released. A finger's blur comes after its release and before its click.
 */
export function afterPress(work: () => void): void {
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

/** Listens for presses anywhere on the page; gives what ends the listening. */
export function watchPresses(): () => void {
  const heard = {
    pointerdown: begin,
    pointerup: endAfter(CLICK_WITHIN_MS),
    pointercancel: endAfter(0),
    click: endAfter(0),
  };
  for (const [name, listener] of Object.entries(heard)) {
    document.addEventListener(name, listener, { capture: true });
  }
  return () => {
    for (const [name, listener] of Object.entries(heard)) {
      document.removeEventListener(name, listener, { capture: true });
    }
    end();
  };
}
