import type { QueryResult } from '@/data/page/usePageQuery';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { Row, Stack } from '@/ui/layout';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import type { ProfileQuery } from '@/data/generated/operations/data/session';
import { TaskList } from './TaskList';
import { tasksOf, type TaskSources } from './tasks';
import { texts } from './texts';

const labels = texts.overview;

type SourceName = keyof typeof labels.sources;

type Results = { [Name in SourceName]: QueryResult<NonNullable<TaskSources[Name]>> };

const names = Object.keys(labels.sources) as SourceName[];

const Nothing = () => (
  <EmptyState
    level={3}
    title={labels.done.title}
    action={
      <Row gap={3}>
        <ButtonLink to={paths.seminars()}>{labels.done.seminars}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.courses()}>
          {labels.done.courses}
        </ButtonLink>
      </Row>
    }
  >
    {labels.done.body}
  </EmptyState>
);

type OverviewProps = {
  results: Results;
  profile: ProfileQuery['me'];
  /** Render time, in ms since 1970 (UTC). */
  now: number;
};

/** What waits for the member. A part that failed is named and can be fetched again; the others are shown. */
export const Overview = ({ results, profile, now }: OverviewProps) => {
  const missing = names.filter((name) => results[name].data === undefined);
  const failed = missing.filter((name) => results[name].error);
  const waiting = missing.some((name) => results[name].loading && !results[name].error);
  const { orders, renewals, bookings, courses, hours } = results;
  const tasks = tasksOf(
    {
      orders: orders.data,
      renewals: renewals.data,
      bookings: bookings.data,
      courses: courses.data,
      hours: hours.data,
      profile,
    },
    now,
  );
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size="xl">
        {labels.heading}
      </Heading>
      {failed.length > 0 ? (
        <ErrorState
          title={labels.failed(failed.map((name) => labels.sources[name]).join(', '))}
          error={failed.map((name) => results[name].error)[0]}
          busy={failed.some((name) => results[name].loading)}
          onRetry={() => failed.forEach((name) => results[name].retry())}
        />
      ) : null}
      {waiting ? (
        <RowsSkeleton label={labels.loading} />
      ) : tasks.length > 0 ? (
        <TaskList tasks={tasks} label={labels.heading} />
      ) : missing.length === 0 ? (
        <Nothing />
      ) : null}
    </Stack>
  );
};
