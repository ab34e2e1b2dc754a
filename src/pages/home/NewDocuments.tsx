import { useQuery } from '@apollo/client/react';
import { styled } from 'styled-components';
import {
  HomeDocumentsDocument,
  type HomeDocumentsQuery,
} from '@/data/generated/operations/HomeDocuments';
import { paths } from '@/lib/paths';
import { ErrorState } from '@/ui/ErrorState';
import { Skeleton } from '@/ui/Skeleton';
import { media, theme } from '@/ui/theme';
import { DocumentOnShelf } from './DocumentOnShelf';
import { documentVariables } from './homeQueries';
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

/** The latest publications on a shelf, cover by cover; below `md` a list. */
export const NewDocuments = () => {
  const { data, error, refetch } = useQuery(HomeDocumentsDocument, {
    variables: documentVariables,
  });
  const documents = data ? (data as HomeDocumentsQuery).documents : null;
  const words = texts.documents;
  return (
    <HomeSection
      title={words.title}
      all={{
        label: documents ? words.all(documents.pagination.total) : words.allUncounted,
        to: paths.documents(),
      }}
    >
      {documents ? (
        <Shelf>
          {documents.items.map((document) => (
            <DocumentOnShelf key={document.documentId} document={document} />
          ))}
        </Shelf>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="24rem" />
      )}
    </HomeSection>
  );
};
