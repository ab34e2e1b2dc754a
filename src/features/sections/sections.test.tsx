import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Section_sectionFragment } from '@/data/generated/operations/features/sections';
import { contentsOfSections, sectionsWithIds, faqEntriesOf } from './sectionsWithIds';
import { SectionView } from './SectionView';

const sections: Section_sectionFragment[] = [
  {
    __typename: 'TextSection',
    heading: null,
    body: [{ type: 'heading', level: 2, children: [{ type: 'text', text: 'Mở đầu' }] }],
  },
  {
    __typename: 'StepsSection',
    heading: 'Các bước',
    steps: [{ title: 'Ghi danh', detail: 'Trên CCMS.' }],
  },
  {
    __typename: 'TableSection',
    heading: 'Kỳ thi',
    caption: 'Số câu của mỗi phần',
    columns: ['Phần', 'Số câu'],
    rows: [{ cells: ['Phần 1', '125'] }],
  },
  {
    __typename: 'FaqSection',
    heading: 'Kỳ thi',
    entries: [{ question: 'Thi ở đâu?', answer: 'Ở Hà Nội.' }],
  },
  { __typename: 'CallToActionSection', heading: 'Học', text: null, label: 'Xem', url: '/khoa-hoc' },
  {
    __typename: 'DownloadsSection',
    heading: 'Biểu mẫu',
    downloads: [{ title: 'Bảng', file: { url: '/uploads/b.pdf', name: 'b.pdf', size: 12 } }],
  },
];

const renderComponent = () =>
  render(
    <MemoryRouter>
      {sectionsWithIds(sections).map((part) => (
        <SectionView key={part.id} {...part} />
      ))}
    </MemoryRouter>,
  );

it('lists sections with a heading, each with its own id, and leaves out calls to action', () => {
  expect(contentsOfSections(sectionsWithIds(sections))).toEqual([
    { id: 'cac-buoc', label: 'Các bước' },
    { id: 'ky-thi', label: 'Kỳ thi' },
    { id: 'ky-thi-2', label: 'Kỳ thi' },
    { id: 'bieu-mau', label: 'Biểu mẫu' },
  ]);
});

it('skips no heading level, whether or not the section has a heading', () => {
  renderComponent();
  const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
  expect(new Set(levels)).toEqual(new Set(['H2']));
});

it('renders each kind of section', () => {
  renderComponent();
  const table = screen.getByRole('table', { name: 'Số câu của mỗi phần' });
  expect(within(table).getByRole('rowheader', { name: 'Phần 1' })).toBeTruthy();
  expect(within(table).getByRole('cell').textContent).toBe('125');
  expect(screen.getByText('Thi ở đâu?').closest('details')?.open).toBe(false);
  expect(screen.getByRole('link', { name: 'Xem' }).getAttribute('href')).toBe('/khoa-hoc');
  const file = screen.getByRole('link', { name: /^Bảng/ });
  expect(file.getAttribute('href')).toBe('/uploads/b.pdf');
  expect(file.textContent).toContain('PDF · 12\u00a0KB');
});

it('collects all questions of a page', () => {
  expect(faqEntriesOf([...sections, ...sections]).map(({ question }) => question)).toEqual([
    'Thi ở đâu?',
    'Thi ở đâu?',
  ]);
});
