import { expect, it } from 'vitest';
import { textLines } from './textLines';

it('includes footnotes as text, without their marks', () => {
  const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
  expect(textLines([paragraph('Đơn vị công[^1].'), paragraph('[^1]: Nghị định 05.')])).toEqual([
    'Đơn vị công.',
    'Nghị định 05.',
  ]);
});
