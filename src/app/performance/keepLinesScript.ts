/**
 * If a new font changes the number of lines of a text on the screen, the same task adjusts its letter-spacing, so that
 * nothing below it moves. If one adjustment is not enough, the text keeps its new height: each attempt repeats the layout
 * of the page.
 */
export const keepLinesScript = `const textsOnScreen = () =>
  [...document.querySelectorAll('h1, h2, h3, p, li, dt, dd')]
    .filter((text) => {
      const { top, bottom } = text.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    })
    .map((text) => ({ text, height: text.offsetHeight }));
const keepLines = (kept) => {
  const { text, height } = kept;
  const now = text.offsetHeight;
  if (now === height) return;
  text.style.letterSpacing = now > height ? '-0.02em' : '0.02em';
  if (text.offsetHeight === height) return;
  text.style.letterSpacing = '';
  kept.height = now;
};`;
