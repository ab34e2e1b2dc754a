import { formatDateTimeRange } from '@iia/shared/dates';
import { useState, useEffect } from 'react';
import { styled } from 'styled-components';
import type { CheckInListQuery } from '@/data/generated/operations/pages/attendance';
import type { ScanDirection } from '@/data/generated/types';
import { RadioGroup } from '@/ui/RadioGroup';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { media, theme } from '@/ui/theme';
import { texts } from '../texts';
import { CheckInNotices } from './CheckInNotices';
import { CodeForm, digestOf, readTicketCode } from './CodeForm';
import { CorrectionDialog } from './CorrectionDialog';
import { Scanner } from './Scanner';
import { TicketList } from './TicketList';
import { useCheckIn } from './useCheckIn';
import { VerdictPanel } from './VerdictPanel';
import { unknownTicket } from './verdicts';

interface FeaturePolicy {
  allowsFeature(name: string): boolean;
}

/**
 * Only a document loaded for this page may use the camera (`host/pages/securityHeaders.ts`). After client-side
 * navigation the document belongs to another page, so the page is reloaded once.
 */
function useCameraDocument(): void {
  useEffect(() => {
    const { featurePolicy } = document as { featurePolicy?: FeaturePolicy };
    if (!featurePolicy || featurePolicy.allowsFeature('camera')) return;
    const [loaded] = performance.getEntriesByType('navigation');
    const loadedPath = loaded ? new URL(loaded.name).pathname : location.pathname;
    if (loadedPath !== location.pathname) location.reload();
  }, []);
}

const labels = texts.checkIn;

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};

  ${media.up('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** Above the camera on phones, beside it on wider screens. */
const Results = styled.div`
  ${media.up('md')} {
    order: 1;
  }
`;

type CheckInProps = {
  list: CheckInListQuery['checkInList'];
  /** Refetches the list, for tickets sold since. */
  refresh: () => void;
};

/** Scans tickets of one event, with or without a network. */
export const CheckIn = ({ list, refresh }: CheckInProps) => {
  useCameraDocument();
  const [direction, setDirection] = useState<ScanDirection>('in');
  const [corrected, setCorrected] = useState<string | null>(null);
  const checkIn = useCheckIn(list);
  const read = async (text: string) => {
    const code = readTicketCode(text);
    const digest = code && (await digestOf(code));
    const ticket = list.tickets.find(
      (each) => each.digest === digest || each.olderDigests?.includes(digest ?? ''),
    );
    if (ticket) return checkIn.scan(ticket, direction);
    checkIn.show(unknownTicket);
    refresh();
  };
  const onCode = (text: string) => void read(text);
  const ticket = list.tickets.find(({ documentId }) => documentId === corrected);
  return (
    <Stack gap={6}>
      <Text tone="muted">{formatDateTimeRange(list.startAt, list.endAt)}</Text>
      <Layout>
        <Results>
          <Stack gap={4}>
            <VerdictPanel verdict={checkIn.verdict} />
            <CheckInNotices {...checkIn} />
          </Stack>
        </Results>
        <Stack gap={4}>
          <RadioGroup
            legend={labels.direction}
            name="huong"
            inline
            value={direction}
            onChange={(value) => setDirection(value as ScanDirection)}
            options={(['in', 'out'] as const).map((value) => ({
              value,
              label: labels.directions[value],
            }))}
          />
          <Scanner onCode={onCode} />
          <CodeForm onCode={onCode} />
        </Stack>
      </Layout>
      <TicketList tickets={checkIn.tickets} onScan={checkIn.scan} onCorrect={setCorrected} />
      {ticket ? (
        <CorrectionDialog list={list} ticket={ticket} onClose={() => setCorrected(null)} />
      ) : null}
    </Stack>
  );
};
