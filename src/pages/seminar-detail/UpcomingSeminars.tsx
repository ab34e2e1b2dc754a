import type { UpcomingSeminarsQuery } from '@/data/generated/operations/UpcomingSeminars';
import { Related } from '@/features/catalogue/detail/Related';
import { SeminarLedger } from '@/features/catalogue/entries/SeminarLedger';
import { texts } from '@/features/catalogue/texts';

type UpcomingSeminarsProps = {
  /** Undefined while loading or after a failure. */
  seminars: UpcomingSeminarsQuery['seminars']['items'] | undefined;
  /** The current seminar's `documentId`, which is omitted. */
  exclude: string;
  now: number;
};

/** Up to four other upcoming seminars. */
export const UpcomingSeminars = ({ seminars = [], exclude, now }: UpcomingSeminarsProps) => {
  const others = seminars.filter(({ documentId }) => documentId !== exclude).slice(0, 4);
  if (others.length === 0) return null;
  return (
    <Related title={texts.seminar.related}>
      <SeminarLedger caption={texts.seminar.related} seminars={others} now={now} />
    </Related>
  );
};
