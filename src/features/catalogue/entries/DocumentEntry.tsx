import type { DocumentEntry_documentFragment } from '@/data/generated/fragments/DocumentEntry_document';
import { formatCount } from '@/lib/money';
import { paths } from '@/lib/paths';
import { LedgerCell } from '@/ui/LedgerCell';
import { LedgerLink } from '@/ui/LedgerLink';
import { LedgerRow } from '@/ui/LedgerRow';
import { Figures } from '../price/Figures';
import { PriceFigures } from '../price/PriceFigures';
import { texts } from '../texts';
import { EntryNote } from './EntryNote';

/** One document in the ledger. */
export const DocumentEntry = ({ document }: { document: DocumentEntry_documentFragment }) => (
  <LedgerRow>
    <LedgerCell figures>
      <Figures>{document.year}</Figures>
    </LedgerCell>
    <LedgerCell primary>
      <LedgerLink to={paths.document(document.slug)}>{document.title}</LedgerLink>
      <EntryNote>
        {document.category.name} · {document.language}
      </EntryNote>
    </LedgerCell>
    <LedgerCell>{document.author}</LedgerCell>
    <LedgerCell align="end" figures phoneLabel={texts.columns.pages}>
      <Figures>{formatCount(document.pages)}</Figures>
    </LedgerCell>
    <LedgerCell align="end" figures>
      <PriceFigures price={document.price} memberPrice={document.memberPrice} />
    </LedgerCell>
  </LedgerRow>
);
