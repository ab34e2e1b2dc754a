/** Replaces a selector that consists of the pseudo-class only. */
const focusable = ':is(a, button, input, select, textarea, summary)';

const pseudoOf = { hover: ':hover', focus: ':focus-visible' } as const;

/**
 * The selector rewritten to match inside an element that shows the state; null if it does not use
 * that state.
 */
export function shownSelector(selector: string, state: keyof typeof pseudoOf): string | null {
  const parts = selector.split(/,(?![^(]*\))/).filter((part) => part.includes(pseudoOf[state]));
  if (parts.length === 0) return null;
  return parts
    .map((part) => part.trim().replaceAll(pseudoOf[state], ''))
    .map((part) => `[data-show='${state}'] ${part === '' ? focusable : part}`)
    .join(', ');
}

function rulesIn(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [];
  });
}

/**
 * Makes every hover and focus rule of the current style sheets also apply inside `data-show`, so
 * that states can be compared side by side.
 */
export function showStates(): void {
  const rules = [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules));
  const sheet = new CSSStyleSheet();
  for (const { selectorText, style } of rules) {
    for (const state of ['hover', 'focus'] as const) {
      const selector = shownSelector(selectorText, state);
      if (selector !== null) sheet.insertRule(`${selector} { ${style.cssText} }`);
    }
  }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
