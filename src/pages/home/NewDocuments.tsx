import { styled } from 'styled-components';
import type { HomeDocumentsQuery } from '@/data/generated/operations/HomeDocuments';
import type { Answer } from '@/data/page/useAnswers';
import { paths } from '@/lib/paths';
import { Answered } from '@/ui/Answered';
import { media, theme } from '@/ui/theme';
import { DocumentOnShelf } from './DocumentOnShelf';
import { HomeSection } from './HomeSection';
import { texts } from './texts';

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

type NewDocumentsProps = { documents: Answer<HomeDocumentsQuery['documents']> };

/** The latest publications on a shelf, cover by cover; below `md` a list. */
export const NewDocuments = ({ documents }: NewDocumentsProps) => {
  const words = texts.documents;
  return (
    <HomeSection
      title={words.title}
      all={{
        label: documents.data ? words.all(documents.data.pagination.total) : words.allUncounted,
        to: paths.documents(),
      }}
    >
      <Answered answer={documents}>
        {({ items }) => (
          <Shelf>
            {items.map((document) => (
              <DocumentOnShelf key={document.documentId} document={document} />
            ))}
          </Shelf>
        )}
      </Answered>
    </HomeSection>
  );
};
