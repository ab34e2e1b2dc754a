import type { DocumentEntry_documentFragment } from '@/data/generated/fragments/DocumentEntry_document';
import { formatCount } from '@/lib/money';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { paths } from '@/lib/paths';
import { ItemCover } from '@/ui/cover/ItemCover';
import { LedgerCell } from '@/ui/LedgerCell';
import { LedgerLink } from '@/ui/LedgerLink';
import { LedgerRow } from '@/ui/LedgerRow';
import { Figures } from '../price/Figures';
import { PriceFigures } from '../price/PriceFigures';
import { texts } from '../texts';
import { EntryNote } from './EntryNote';
import { EntryTitle, entryCoverSizes } from './EntryTitle';

export const DocumentEntry = ({ document }: { document: DocumentEntry_documentFragment }) => (
  <LedgerRow closing>
    <LedgerCell figures>
      <Figures>{document.year}</Figures>
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
      <Figures>{formatCount(document.pages)}</Figures>
    </LedgerCell>
    <LedgerCell align="end" figures trailing="end">
      <PriceFigures price={document.price} memberPrice={document.memberPrice} />
    </LedgerCell>
  </LedgerRow>
);
