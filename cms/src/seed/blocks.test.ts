import { describe, expect, it } from 'vitest';
import { toBlocks } from './blocks';

describe('toBlocks', () => {
  it('joins the lines of a paragraph and separates paragraphs at empty lines', () => {
    expect(toBlocks('\n  Một dòng\n  nối tiếp.\n\nĐoạn hai.\n')).toEqual([
      { type: 'paragraph', children: [{ type: 'text', text: 'Một dòng nối tiếp.' }] },
      { type: 'paragraph', children: [{ type: 'text', text: 'Đoạn hai.' }] },
    ]);
  });

  it('reads a heading’s level from its marks', () => {
    expect(toBlocks('### Nội dung')).toEqual([
      { type: 'heading', level: 3, children: [{ type: 'text', text: 'Nội dung' }] },
    ]);
  });

  it('rejects text directly below a heading, which would be lost', () => {
    expect(() => toBlocks('## Nội dung\nđoạn văn')).toThrow('Leave an empty line');
  });

  it('creates ordered and unordered lists, in which unmarked lines continue an item', () => {
    const [bullets, numbers] = toBlocks('- một\n  tiếp\n- hai\n\n1. nhất\n2. nhì');
    expect(bullets).toMatchObject({ type: 'list', format: 'unordered' });
    expect(bullets).toHaveProperty('children.0.children.0.text', 'một tiếp');
    expect(bullets).toHaveProperty('children.length', 2);
    expect(numbers).toMatchObject({ type: 'list', format: 'ordered' });
    expect(numbers).toHaveProperty('children.1.children.0.text', 'nhì');
  });

  it('joins marked lines into one quote', () => {
    expect(toBlocks('> Một câu\n> dài.')).toEqual([
      { type: 'quote', children: [{ type: 'text', text: 'Một câu dài.' }] },
    ]);
  });

  it('supports bold, italic and links within a line', () => {
    expect(toBlocks('Xem **kỹ** và *chậm* ở [đây](/khoa-hoc).')).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'Xem ' },
          { type: 'text', text: 'kỹ', bold: true },
          { type: 'text', text: ' và ' },
          { type: 'text', text: 'chậm', italic: true },
          { type: 'text', text: ' ở ' },
          { type: 'link', url: '/khoa-hoc', children: [{ type: 'text', text: 'đây' }] },
          { type: 'text', text: '.' },
        ],
      },
    ]);
  });

  it('adds empty texts around a link where there are none', () => {
    expect(toBlocks('[đây](/a)')).toHaveProperty('0.children.length', 3);
  });
});
