import { styled } from 'styled-components';
import {
  PurchasedItemsDocument,
  type PurchasedItemsQuery,
} from '@/data/generated/operations/pages/order-success/PurchasedItems';
import { memberQueries, partialQuery } from '@/data/page/pageQueries';
import { usePageQuery } from '@/data/page/usePageQuery';
import { DownloadButton } from '@/features/library/DownloadButton';
import { seminarEventPath } from '@/lib/feeds';
import { paths } from '@/lib/paths';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { ButtonLink } from '@/ui/ButtonLink';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { texts } from './texts';

const List = styled.ul`
  margin: ${theme.space[4]} 0 0;
  padding: 0;
  border-top: 3px solid ${theme.color.accent};
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[6]};
  align-items: center;
  padding-block: ${theme.space[5]};
  border-bottom: 1px solid ${theme.color.line};

  ${media.up('sm')} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Option = styled.p`
  margin: ${theme.space[1]} 0 0;
  font-size: ${theme.size.sm};
  color: ${theme.color.muted};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[5]};

  ${media.print} {
    display: none;
  }
`;

const CalendarLink = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.tap};
  font-size: ${theme.size.sm};
`;

type Line = PurchasedItemsQuery['userOrderDetail']['lines'][number];

const labels = texts.items;

/** Opens the lessons, the file or the ticket. */
const OpenItem = ({ line }: { line: Line }) => {
  const { kind, documentId, itemDocumentId, slug, title } = line;
  if (kind === 'document') {
    return <DownloadButton variant="primary" documentId={itemDocumentId} title={title} />;
  }
  const isCourse = kind === 'course';
  return (
    <>
      {isCourse ? null : (
        <CalendarLink to={seminarEventPath(slug)} routing={{ reloadDocument: true }}>
          <Icon name="calendar-blank" />
          <span>
            {labels.calendar}
            <VisuallyHidden> {title}</VisuallyHidden>
          </span>
        </CalendarLink>
      )}
      {/* A booking has the id of its line. */}
      <ButtonLink
        to={paths.myCourses(isCourse ? { course: itemDocumentId } : { booking: documentId })}
      >
        <span>{isCourse ? labels.learn : labels.ticket}</span>
        <VisuallyHidden> {title}</VisuallyHidden>
      </ButtonLink>
    </>
  );
};

const queries = memberQueries(({ search }) => {
  const id = search.get('id') || null;
  return { order: partialQuery(PurchasedItemsDocument, id ? { id } : null) };
});

/** What a paid order contains, each item with the way to use it. */
export const PurchasedItems = () => {
  const result = usePageQuery(queries, 'order');
  return (
    <section>
      <Heading level={2} size="xl">
        {labels.title}
      </Heading>
      <QueryBoundary result={result} skeleton={<Skeleton height="8rem" />}>
        {({ lines }) => (
          <List>
            {lines.map((line) => (
              <Item key={line.documentId}>
                <div>
                  <Heading level={3} size="lg">
                    {keepTitleTermsTogether(line.title)}
                  </Heading>
                  {line.optionName ? <Option>{line.optionName}</Option> : null}
                </div>
                <Actions>
                  <OpenItem line={line} />
                </Actions>
              </Item>
            ))}
          </List>
        )}
      </QueryBoundary>
    </section>
  );
};
