import { describe, expect, it } from 'vitest';
import { showTable } from './showTable';

describe('a table written by an editor', () => {
  it('becomes lists, without surrounding spaces and empty lines', () => {
    const shown = showTable({ columns: 'Phần | Số câu', rows: ' 1 |125\r\n\n  \n2| 100 ' });
    expect(shown).toEqual({
      columns: ['Phần', 'Số câu'],
      rows: [{ cells: ['1', '125'] }, { cells: ['2', '100'] }],
    });
  });

  it('has as many cells in each row as columns', () => {
    const { rows } = showTable({ columns: 'A|B', rows: '1\n1|2|3\n|2' });
    expect(rows).toEqual([{ cells: ['1', ''] }, { cells: ['1', '2'] }, { cells: ['', '2'] }]);
  });

  it('leaves other sections unchanged', () => {
    const section = { heading: 'Kỳ thi', caption: 'Các phần', columns: 'A', rows: null };
    expect(showTable(section)).toEqual({ ...section, columns: ['A'], rows: [] });
  });
});
