import { styled } from 'styled-components';
import type { UserDocumentsQuery } from '@/data/generated/operations/pages/my-courses';
import { EntryTitle, entryCoverSizes, EntryNote } from '@/features/catalogue/entries/EntryTitle';
import { DownloadButton } from '@/features/library/DownloadButton';
import { formatDate, isoDateTime } from '@iia/shared/dates';
import { formatCount } from '@iia/shared/numbers';
import { paths } from '@/lib/paths';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { ItemCover } from '@/ui/cover/ItemCover';
import { Ledger, LedgerCell, LedgerRow } from '@/ui/Ledger';
import { theme } from '@/ui/theme';
import { EmptyLibrary } from './EmptyLibrary';
import { texts } from './texts';

const labels = texts.documents;

const columns = [
  { id: 'title', label: labels.title },
  { id: 'year', label: labels.year, width: '3rem' },
  { id: 'pages', label: labels.pages, width: '4.5rem', align: 'end' },
  { id: 'since', label: labels.since, width: '6.5rem' },
  { id: 'file', label: labels.file, width: '9rem', hideLabel: true },
] as const;

const Title = styled.span`
  font-family: ${theme.font.serif};
  font-size: ${theme.size.lg};
  font-weight: ${theme.weight.strong};
  line-height: 1.4;
`;

type Owned = UserDocumentsQuery['userDocuments'][number];

const DocumentRow = ({ document, since }: Pick<Owned, 'document' | 'since'>) => (
  <LedgerRow closing>
    <LedgerCell primary>
      <EntryTitle
        cover={
          <ItemCover
            image={document.cover}
            seed={document.documentId}
            category={document.category.slug}
            shape="small"
            sizes={entryCoverSizes}
          />
        }
      >
        <Title>{keepTitleTermsTogether(document.title)}</Title>
        <EntryNote>
          {document.author} · {document.language}
        </EntryNote>
      </EntryTitle>
    </LedgerCell>
    <LedgerCell figures>{document.year}</LedgerCell>
    <LedgerCell figures align="end" phoneLabel={labels.pages}>
      {formatCount(document.pages)}
    </LedgerCell>
    <LedgerCell figures phoneLabel={labels.since}>
      <time dateTime={isoDateTime(since)}>{formatDate(since)}</time>
    </LedgerCell>
    <LedgerCell trailing="start">
      <DownloadButton documentId={document.documentId} title={document.title} />
    </LedgerCell>
  </LedgerRow>
);

/** The member's documents, latest first, each with its download. */
export const DocumentLedger = ({ documents }: { documents: readonly Owned[] }) =>
  documents.length === 0 ? (
    <EmptyLibrary copy={labels.empty} to={paths.documents()} />
  ) : (
    <Ledger caption={labels.caption} columns={columns}>
      {documents.map(({ document, since }) => (
        <DocumentRow key={document.documentId} document={document} since={since} />
      ))}
    </Ledger>
  );
