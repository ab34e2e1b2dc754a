import type { ImportColumnsQuery } from '@/data/generated/operations/pages/user-import';
import type { ImportKind } from '@/data/generated/types';
import { saveBlob } from '@/lib/saveFile';
import { Button } from '@/ui/Button';
import { DataTable, type DataColumn, WideText } from '@/ui/data-table/DataTable';
import { DisclosureSummary } from '@/ui/DisclosureSummary';
import { Icon } from '@/ui/Icon';
import { Stack } from '@/ui/layout';
import { texts } from './texts';

interface Column {
  label: string;
  example: string;
}

const field = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const line = (texts: readonly string[]): string => `${texts.map(field).join(';')}\r\n`;

/** A CSV file of headings and one row of examples. Excel needs the BOM for Vietnamese. */
export function sampleFile(columns: readonly Column[]): string {
  const rows = [columns.map(({ label }) => label), columns.map(({ example }) => example)];
  return `\uFEFF${rows.map(line).join('')}`;
}

const labels = texts.columns;

const csv = { type: 'text/csv;charset=utf-8' };

type Columns = ImportColumnsQuery['importColumns'];

const described: readonly DataColumn<Columns[number]>[] = [
  { id: 'name', label: labels.name, cell: ({ label }) => label },
  {
    id: 'required',
    label: labels.required,
    cell: ({ required }) => (required ? labels.yes : labels.no),
  },
  { id: 'hint', label: labels.hint, cell: ({ hint }) => <WideText>{hint}</WideText> },
  { id: 'example', label: labels.example, cell: ({ example }) => example },
];

/** The columns that a file may contain, with a sample file of one row. */
export const FileColumns = ({ kind, columns }: { kind: ImportKind; columns: Columns }) => (
  <Stack gap={4}>
    <details>
      <DisclosureSummary>{labels.summary}</DisclosureSummary>
      <DataTable
        caption={labels.caption}
        columns={described}
        rows={columns}
        keyOf={({ label }) => label}
      />
    </details>
    <div>
      <Button
        variant="secondary"
        onClick={() => saveBlob(new Blob([sampleFile(columns)], csv), texts.sample.name[kind])}
      >
        <Icon name="download-simple" />
        {texts.sample.action}
      </Button>
    </div>
  </Stack>
);
