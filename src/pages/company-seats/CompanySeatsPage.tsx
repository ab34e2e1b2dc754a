import { UserSeatsDocument } from '@/data/generated/operations/pages/company-seats/UserSeats';
import { memberQueries, partialQuery } from '@/data/page/pageQueries';
import { usePageQuery } from '@/data/page/usePageQuery';
import { AccountFrame } from '@/features/account/AccountFrame';
import { paths } from '@/lib/paths';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { EmptyState } from '@/ui/EmptyState';
import { Heading } from '@/ui/Heading';
import { Notice } from '@/ui/Notice';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { InviteForm } from './InviteForm';
import { SeatList } from './SeatList';
import { texts } from './texts';

export const queries = memberQueries(() => ({
  seats: partialQuery(UserSeatsDocument, {}, 'cache-and-network'),
}));

/** `/tai-khoan/cho-hoi-vien`: the seats of the company that the member administers. */
export function Component() {
  const seatsResult = usePageQuery(queries, 'seats');
  return (
    <AccountFrame title={texts.title} description={texts.description} lead={texts.lead}>
      <QueryBoundary result={seatsResult} skeleton={<RowsSkeleton label={texts.list.loading} />}>
        {({ seats, free, list }) =>
          seats === 0 && list.length === 0 ? (
            <EmptyState
              title={texts.none}
              action={<TextLink to={paths.memberType()}>{texts.back}</TextLink>}
            >
              {texts.noneBody}
            </EmptyState>
          ) : (
            <Stack gap={10}>
              {seats === 0 ? (
                <Notice tone="warning">{texts.lapsed}</Notice>
              ) : (
                <Text>{texts.count(seats, free)}</Text>
              )}
              {free > 0 ? <InviteForm /> : null}
              <Stack as="section" gap={4}>
                <Heading level={2} size="xl">
                  {texts.list.heading}
                </Heading>
                <SeatList seats={list} />
              </Stack>
              <TextLink to={paths.memberType()}>{texts.back}</TextLink>
            </Stack>
          )
        }
      </QueryBoundary>
    </AccountFrame>
  );
}
