import { useId } from 'react';
import { CpeExportDocument } from '@/data/generated/operations/pages/cpe';
import { useSignedFile } from '@/data/useSignedFile';
import { Button } from '@/ui/Button';
import { failureMessage } from '@/ui/failureMessage';
import { FieldMessage } from '@/ui/FieldMessage';
import { Icon } from '@/ui/Icon';
import { Row } from '@/ui/Row';
import { ScreenOnly } from '@/ui/printVisibility';
import { texts } from './texts';

const labels = texts.entries;

/** Saves or prints a year's record. */
export const RecordTools = ({ year }: { year: number }) => {
  const messageId = useId();
  const { start, busy, error } = useSignedFile(async (client) => {
    const { data } = await client.query({
      query: CpeExportDocument,
      variables: { year },
      fetchPolicy: 'no-cache',
    });
    return data?.cpeExport;
  });
  return (
    <ScreenOnly>
      <Row gap={4}>
        <Button
          variant="secondary"
          busy={busy}
          onClick={start}
          aria-describedby={error ? messageId : undefined}
        >
          {busy ? null : <Icon name="download-simple" />}
          <span>{busy ? labels.exporting : labels.export}</span>
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <Icon name="printer" />
          {labels.print}
        </Button>
      </Row>
      <div aria-live="assertive">
        {error ? <FieldMessage id={messageId}>{failureMessage(error)}</FieldMessage> : null}
      </div>
    </ScreenOnly>
  );
};
