import type { DocumentEntry_documentFragment } from '@/data/generated/fragments/DocumentEntry_document';
import { Ledger, type LedgerColumn } from '@/ui/Ledger';
import { texts } from '../texts';
import { DocumentEntry } from './DocumentEntry';

const words = texts.columns;

export const documentColumns: readonly LedgerColumn[] = [
  { id: 'year', label: words.year, width: '3.5rem' },
  { id: 'title', label: words.title },
  { id: 'author', label: words.author, width: 'minmax(0, 12rem)' },
  { id: 'pages', label: words.pages, width: '5rem', align: 'end' },
  { id: 'price', label: words.documentPrice, width: '9.25rem', align: 'end' },
];

type DocumentLedgerProps = {
  caption: string;
  documents: readonly DocumentEntry_documentFragment[];
};

/** Documents as a ledger: year, title, author, pages, price. */
export const DocumentLedger = ({ caption, documents }: DocumentLedgerProps) => (
  <Ledger caption={caption} columns={documentColumns}>
    {documents.map((document) => (
      <DocumentEntry key={document.documentId} document={document} />
    ))}
  </Ledger>
);
