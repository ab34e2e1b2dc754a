import { useQuery } from '@apollo/client/react';
import { ComingSeminarsDocument } from '@/data/generated/operations/ComingSeminars';
import { Related } from '@/features/catalogue/detail/Related';
import { SeminarLedger } from '@/features/catalogue/entries/SeminarLedger';
import { texts } from '@/features/catalogue/texts';
import { comingSeminarsVariables } from './loadComingSeminars';

type ComingSeminarsProps = { documentId: string; now: number };

/** Up to four other seminars that are coming. */
export const ComingSeminars = ({ documentId, now }: ComingSeminarsProps) => {
  const { data } = useQuery(ComingSeminarsDocument, { variables: comingSeminarsVariables(now) });
  const others = (data?.seminars.items ?? [])
    .filter((seminar) => seminar.documentId !== documentId)
    .slice(0, 4);
  if (others.length === 0) return null;
  return (
    <Related title={texts.seminar.related}>
      <SeminarLedger caption={texts.seminar.related} seminars={others} now={now} />
    </Related>
  );
};
