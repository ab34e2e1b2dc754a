import { cleanup, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { RichText } from './RichText';

afterEach(cleanup);

const text = (value: string, marks = {}) => ({ type: 'text', text: value, ...marks });
const renderComponent = (blocks: unknown) =>
  render(
    <MemoryRouter>
      <RichText blocks={blocks} />
    </MemoryRouter>,
  );

it('nests headings below the page’s own', () => {
  renderComponent([
    { type: 'heading', level: 1, children: [text('Mục tiêu')] },
    { type: 'heading', level: 6, children: [text('Ghi chú')] },
  ]);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Mục tiêu');
  expect(screen.getByRole('heading', { level: 6 }).textContent).toBe('Ghi chú');
});

it('puts a nested list into the item it follows', () => {
  renderComponent([
    {
      type: 'list',
      format: 'ordered',
      children: [
        { type: 'list-item', children: [text('Lập kế hoạch')] },
        {
          type: 'list',
          format: 'unordered',
          children: [{ type: 'list-item', children: [text('Rủi ro')] }],
        },
      ],
    },
  ]);
  const outer = screen.getAllByRole('listitem')[0] as HTMLElement;
  expect(within(outer).getByText('Rủi ro')).toBeTruthy();
  expect(screen.getAllByRole('list').map(({ tagName }) => tagName)).toEqual(['OL', 'UL']);
});

it('renders a link that would run script as plain text', () => {
  renderComponent([
    {
      type: 'paragraph',
      children: [{ type: 'link', url: 'javascript:alert(1)', children: [text('bấm đây')] }],
    },
  ]);
  expect(screen.getByText('bấm đây')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('sends no referrer to other sites', () => {
  renderComponent([
    {
      type: 'paragraph',
      children: [{ type: 'link', url: 'https://www.theiia.org', children: [text('The IIA')] }],
    },
  ]);
  expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer');
});

it('skips unknown blocks and renders the rest', () => {
  renderComponent([
    { type: 'embed' },
    null,
    'x',
    { type: 'paragraph', children: [text('Còn lại', { bold: true })] },
  ]);
  expect(screen.getByText('Còn lại').tagName).toBe('STRONG');
});

it('renders the valid parts of malformed links, lists, headings and pictures', () => {
  const { container } = renderComponent([
    { type: 'paragraph', children: [null, { type: 'link', children: [text('không địa chỉ')] }] },
    { type: 'list', format: 'x', children: [null, { type: 'list-item' }, { type: 'list' }, 7] },
    { type: 'heading', level: 'to', children: [text('không cấp')] },
    { type: 'image', image: { url: '/a.png', caption: { vi: 'x' }, width: 'rộng' } },
    { type: 'image', image: { url: 7 } },
  ]);
  expect(screen.getByText('không địa chỉ')).toBeTruthy();
  expect(screen.getByText('không cấp')).toBeTruthy();
  expect(container.querySelectorAll('img')).toHaveLength(1);
});

it('does not throw on malformed content', () => {
  const odd = fc.oneof(fc.constantFrom(null, 1, 'x', [], {}), fc.anything());
  const { node } = fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'node' },
      odd,
      fc.record(
        {
          type: fc.oneof(
            fc.constantFrom('paragraph', 'heading', 'list', 'list-item', 'quote', 'code', 'image'),
            fc.constantFrom('link', 'text'),
            odd,
          ),
          children: fc.oneof(fc.array(tie('node'), { maxLength: 4 }), odd),
          text: fc.oneof(fc.string(), odd),
          url: fc.oneof(fc.webUrl(), fc.string(), odd),
          level: fc.oneof(fc.integer(), odd),
          format: odd,
          image: fc.oneof(
            fc.record({ url: fc.oneof(fc.webUrl(), odd), caption: odd, alternativeText: odd }),
            odd,
          ),
        },
        { requiredKeys: ['type'] },
      ),
    ),
  }));
  fc.assert(
    fc.property(fc.array(node), (blocks) => {
      expect(() =>
        renderComponent(
          JSON.parse(
            JSON.stringify(blocks, (_, value: unknown) => (typeof value === 'bigint' ? 0 : value)),
          ),
        ),
      ).not.toThrow();
      cleanup();
    }),
    { numRuns: 300 },
  );
});

it.each([null, undefined, [], 'chữ'])('renders nothing for %j', (blocks) => {
  expect(renderComponent(blocks).container.innerHTML).toBe('');
});

it('lists footnotes below the text in the order of their references, with links there and back', () => {
  const paragraph = (value: string) => ({ type: 'paragraph', children: [text(value)] });
  renderComponent([
    paragraph('Theo nghị định[^nd] và thông tư[^tt].'),
    paragraph('[^tt]: Thông tư 66/2020/TT-BTC.'),
    paragraph('[^nd]: Nghị định 05/2019/NĐ-CP.'),
    paragraph('Kết luận.'),
  ]);
  const list = within(screen.getByRole('region', { name: 'Ghi chú' }));
  const [first, second] = list.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect([first.textContent, second.textContent]).toEqual([
    expect.stringContaining('Nghị định 05/2019/NĐ-CP.'),
    expect.stringContaining('Thông tư 66/2020/TT-BTC.'),
  ]);
  const reference = screen.getByRole('link', { name: 'Ghi chú 1' });
  expect(reference.getAttribute('href')).toBe(`#${first.id}`);
  const back = within(first).getByRole('link', { name: 'Về chỗ có ghi chú 1' });
  expect(back.getAttribute('href')).toBe(`#${reference.id}`);
  expect(document.body.textContent).not.toContain('[^');
});

it('leaves unmatched footnote references and notes as typed', () => {
  const paragraph = (value: string) => ({ type: 'paragraph', children: [text(value)] });
  renderComponent([paragraph('Theo luật[^1].'), paragraph('[^2]: Luật Kế toán.')]);
  expect(screen.getByText(/Theo luật\[\^1\]/)).toBeTruthy();
  expect(screen.getByText(/\[\^2\]: Luật Kế toán/)).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
});
