import type { DocumentEntry_documentFragment } from '@/data/generated/operations/features/catalogue/entries/DocumentEntry_document';
import { Ledger, type LedgerColumn } from '@/ui/Ledger';
import { texts } from '../texts';
import { DocumentEntry } from './DocumentEntry';

const labels = texts.columns;

export const documentColumns: readonly LedgerColumn[] = [
  { id: 'year', label: labels.year, width: '3.5rem' },
  { id: 'title', label: labels.title },
  { id: 'author', label: labels.author, width: 'minmax(0, 12rem)' },
  { id: 'pages', label: labels.pages, width: '5rem', align: 'end' },
  { id: 'price', label: labels.documentPrice, width: '9.25rem', align: 'end' },
];

type DocumentLedgerProps = {
  caption: string;
  documents: readonly DocumentEntry_documentFragment[];
};

export const DocumentLedger = ({ caption, documents }: DocumentLedgerProps) => (
  <Ledger caption={caption} columns={documentColumns}>
    {documents.map((document) => (
      <DocumentEntry key={document.documentId} document={document} />
    ))}
  </Ledger>
);
