import type { HomeSeminarsQuery } from '@/data/generated/operations/HomeSeminars';
import type { Answer } from '@/data/page/useAnswers';
import { LedgerSkeleton } from '@/features/catalogue/entries/LedgerSkeleton';
import { seminarColumns, SeminarLedger } from '@/features/catalogue/entries/SeminarLedger';
import { paths } from '@/lib/paths';
import { Answered } from '@/ui/Answered';
import { leadingSeminar } from './leadingSeminar';
import { HomeSection } from './HomeSection';
import { texts } from './texts';

type SeminarCalendarProps = { seminars: Answer<HomeSeminarsQuery['seminars']>; now: number };

/** What comes beside the next seminar; nothing where nothing does. */
export const SeminarCalendar = ({ seminars, now }: SeminarCalendarProps) => {
  const words = texts.seminars;
  // One of them is the next, which stands above.
  if (seminars.data && seminars.data.items.length < 2) return null;
  return (
    <HomeSection title={words.title} all={{ label: words.all, to: paths.seminars() }}>
      <Answered answer={seminars} skeleton={<LedgerSkeleton columns={seminarColumns} rows={3} />}>
        {({ items }) => {
          const next = leadingSeminar(items, now);
          const later = items.filter((seminar) => seminar !== next);
          return <SeminarLedger caption={words.title} seminars={later} now={now} />;
        }}
      </Answered>
    </HomeSection>
  );
};
