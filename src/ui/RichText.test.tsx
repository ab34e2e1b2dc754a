import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { RichText } from './RichText';

afterEach(cleanup);

const text = (value: string, marks = {}) => ({ type: 'text', text: value, ...marks });
const show = (blocks: unknown) =>
  render(
    <MemoryRouter>
      <RichText blocks={blocks} />
    </MemoryRouter>,
  );

it('puts headings under the page’s own', () => {
  show([
    { type: 'heading', level: 1, children: [text('Mục tiêu')] },
    { type: 'heading', level: 6, children: [text('Ghi chú')] },
  ]);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Mục tiêu');
  expect(screen.getByRole('heading', { level: 6 }).textContent).toBe('Ghi chú');
});

it('puts a nested list into the item it follows', () => {
  show([
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

it('shows the words of a link that would run script, but not the link', () => {
  show([
    {
      type: 'paragraph',
      children: [{ type: 'link', url: 'javascript:alert(1)', children: [text('bấm đây')] }],
    },
  ]);
  expect(screen.getByText('bấm đây')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('gives nothing away to other sites', () => {
  show([
    {
      type: 'paragraph',
      children: [{ type: 'link', url: 'https://www.theiia.org', children: [text('The IIA')] }],
    },
  ]);
  expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer');
});

it('leaves out what it does not know and keeps the rest', () => {
  show([
    { type: 'embed' },
    null,
    'x',
    { type: 'paragraph', children: [text('Còn lại', { bold: true })] },
  ]);
  expect(screen.getByText('Còn lại').tagName).toBe('STRONG');
});

it.each([null, undefined, [], 'chữ'])('shows nothing of %j', (blocks) => {
  expect(show(blocks).container.innerHTML).toBe('');
});
