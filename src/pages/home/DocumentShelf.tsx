import { styled } from 'styled-components';
import type { DocumentEntry_documentFragment } from '@/data/generated/operations/features/catalogue/entries/DocumentEntry_document';
import { media, theme } from '@/ui/theme';
import { ShelfDocument } from './ShelfDocument';

const Shelf = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 2px solid ${theme.color.lineStrong};

  ${media.up('md')} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    column-gap: ${theme.space[8]};
  }
`;

type DocumentShelfProps = { documents: readonly DocumentEntry_documentFragment[] };

/** Publications as a shelf of covers; below `md` a list. */
export const DocumentShelf = ({ documents }: DocumentShelfProps) => (
  <Shelf>
    {documents.map((document) => (
      <ShelfDocument key={document.documentId} document={document} />
    ))}
  </Shelf>
);
