/** What a rule without a selector of its own is about: everything that can have the focus. */
const focusable = ':is(a, button, input, select, textarea, summary)';

const pseudoOf = { hover: ':hover', focus: ':focus-visible' } as const;

/** The selector of a state as it holds within what shows that state; null where it is of none. */
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
 * Has every rule of a pointer or of the focus hold within `data-show` too, so that these states can be
 * looked at side by side. Of the page's own style sheets, as they are now.
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
