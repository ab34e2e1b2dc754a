import type { ComingSeminarsQuery } from '@/data/generated/operations/ComingSeminars';
import { Related } from '@/features/catalogue/detail/Related';
import { SeminarLedger } from '@/features/catalogue/entries/SeminarLedger';
import { texts } from '@/features/catalogue/texts';

type ComingSeminarsProps = {
  /** Undefined where they are not there, or not yet. */
  seminars: ComingSeminarsQuery['seminars']['items'] | undefined;
  /** The `documentId` of the seminar beside which they stand. */
  beside: string;
  now: number;
};

/** Up to four other seminars that are coming. */
export const ComingSeminars = ({ seminars = [], beside, now }: ComingSeminarsProps) => {
  const others = seminars.filter(({ documentId }) => documentId !== beside).slice(0, 4);
  if (others.length === 0) return null;
  return (
    <Related title={texts.seminar.related}>
      <SeminarLedger caption={texts.seminar.related} seminars={others} now={now} />
    </Related>
  );
};
