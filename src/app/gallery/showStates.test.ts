import { expect, it } from 'vitest';
import { shownSelector } from './showStates';

it.each([
  ['.a:hover', 'hover', "[data-show='hover'] .a"],
  [
    '.a:hover:not(:disabled, [aria-disabled])',
    'hover',
    "[data-show='hover'] .a:not(:disabled, [aria-disabled])",
  ],
  ['.a:hover, .b', 'hover', "[data-show='hover'] .a"],
  [
    ':focus-visible',
    'focus',
    "[data-show='focus'] :is(a, button, input, select, textarea, summary)",
  ],
  ['.field :focus-visible', 'focus', "[data-show='focus'] .field "],
  ['.a:active', 'hover', null],
] as const)('rewrites %s in state %s to %s', (selector, state, expected) => {
  expect(shownSelector(selector, state)?.trimEnd() ?? null).toBe(expected?.trimEnd() ?? null);
});
