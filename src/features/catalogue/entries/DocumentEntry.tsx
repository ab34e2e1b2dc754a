import type { DocumentEntry_documentFragment } from '@/data/generated/operations/features/catalogue/entries/DocumentEntry_document';
import { formatCount } from '@iia/shared/numbers';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { paths } from '@/lib/paths';
import { ItemCover } from '@/ui/cover/ItemCover';
import { LedgerLink, LedgerCell, LedgerRow } from '@/ui/Ledger';
import { TabularNumbers } from '../price/TabularNumbers';
import { PriceDisplay } from '../price/PriceDisplay';
import { texts } from '../texts';
import { EntryTitle, entryCoverSizes, EntryNote } from './EntryTitle';

export const DocumentEntry = ({ document }: { document: DocumentEntry_documentFragment }) => (
  <LedgerRow closing>
    <LedgerCell figures>
      <TabularNumbers>{document.year}</TabularNumbers>
    </LedgerCell>
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
        <LedgerLink to={paths.document(document.slug)}>
          {keepTitleTermsTogether(document.title)}
        </LedgerLink>
        <EntryNote>
          {document.category.name} · {document.language}
        </EntryNote>
      </EntryTitle>
    </LedgerCell>
    <LedgerCell>{document.author}</LedgerCell>
    <LedgerCell align="end" figures trailing="start" phoneLabel={texts.columns.pages}>
      <TabularNumbers>{formatCount(document.pages)}</TabularNumbers>
    </LedgerCell>
    <LedgerCell align="end" figures trailing="end">
      <PriceDisplay price={document.price} memberPrice={document.memberPrice} />
    </LedgerCell>
  </LedgerRow>
);
