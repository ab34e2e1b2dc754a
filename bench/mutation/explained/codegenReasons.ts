import type { Explanation } from './Explanation';

export const at = (
  file: string,
  line: string,
  why: string,
  more: Partial<Explanation> = {},
): Explanation => ({ in: `codegen/${file}.ts`, line, why, ...more });

export const TYPED = 'The type asks for it; by then it is always there.';
export const NO_SUCH_TEXT =
  'A text in the empty list or value that nothing is equal to, or that is not read.';
export const ANCHORED = 'What is matched has nothing else before or behind it.';
export const SPEED = 'It only saves work: the answer is the same.';
