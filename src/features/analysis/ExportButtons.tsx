import type { ExportFormat } from '@/data/generated/types';
import { Button } from '@/ui/Button';
import { failureMessage } from '@/ui/failureMessage';
import { Icon } from '@/ui/Icon';
import { Row } from '@/ui/layout';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { texts } from './texts';
import { useExport, type LinkOf } from './useExport';

const formats: readonly ExportFormat[] = ['csv', 'xlsx'];

type ExportButtonsProps = {
  /** What is exported, for screen readers: "danh sách thành viên". */
  what: string;
  linkOf: LinkOf;
};

/** Saves what the page shows as CSV or XLSX. */
export const ExportButtons = ({ what, linkOf }: ExportButtonsProps) => {
  const { start, running } = useExport(linkOf);
  const save = (format: ExportFormat) => {
    if (running) return;
    start(format).then(
      (name) => {
        if (name !== null) toast(texts.saved(name));
      },
      (error: unknown) => toast(texts.failed(failureMessage(error)), 'error'),
    );
  };
  return (
    <Row gap={2}>
      {formats.map((format) => {
        const busy = running?.format === format;
        return (
          <Button
            key={format}
            variant="secondary"
            busy={busy}
            aria-disabled={running !== null || undefined}
            onClick={() => save(format)}
          >
            {busy ? null : <Icon name="download-simple" />}
            <span>{busy ? texts.exporting(running.bytes) : texts.formats[format]}</span>
            <VisuallyHidden> {what}</VisuallyHidden>
          </Button>
        );
      })}
    </Row>
  );
};
