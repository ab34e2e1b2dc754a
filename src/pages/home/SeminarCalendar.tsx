import { useQuery } from '@apollo/client/react';
import {
  HomeSeminarsDocument,
  type HomeSeminarsQuery,
} from '@/data/generated/operations/HomeSeminars';
import { LedgerSkeleton } from '@/features/catalogue/entries/LedgerSkeleton';
import { seminarColumns, SeminarLedger } from '@/features/catalogue/entries/SeminarLedger';
import { paths } from '@/lib/paths';
import { ErrorState } from '@/ui/ErrorState';
import { seminarVariables } from './homeQueries';
import { leadingSeminar } from './leadingSeminar';
import { HomeSection } from './HomeSection';
import { texts } from './texts';

/** What comes beside the next seminar; nothing where nothing does. */
export const SeminarCalendar = ({ now }: { now: number }) => {
  const { data, error, refetch } = useQuery(HomeSeminarsDocument, {
    variables: seminarVariables(now),
  });
  const coming = data ? (data as HomeSeminarsQuery).seminars.items : null;
  const next = coming ? leadingSeminar(coming, now) : undefined;
  const later = coming?.filter((seminar) => seminar !== next);
  const words = texts.seminars;
  if (later?.length === 0) return null;
  return (
    <HomeSection title={words.title} all={{ label: words.all, to: paths.seminars() }}>
      {later ? (
        <SeminarLedger caption={words.title} seminars={later} now={now} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LedgerSkeleton columns={seminarColumns} rows={3} />
      )}
    </HomeSection>
  );
};
