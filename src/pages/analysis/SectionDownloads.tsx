import { use, type RefObject, createContext } from 'react';
import type { AnalysisPart, ExportFormat } from '@/data/generated/types';
import { texts as analysisTexts } from '@/features/analysis/texts';
import { useExport, type LinkOf } from '@/features/analysis/useExport';
import { saveBlob } from '@/lib/saveFile';
import { Button } from '@/ui/Button';
import { chartImage } from '@/ui/charts/chartImage';
import { failureMessage } from '@/ui/failureMessage';
import { ScreenOnly } from '@/ui/printVisibility';
import { Row } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { PeriodQuery } from './period';
import { texts } from './texts';

interface Exports {
  query: PeriodQuery;
  /** The section to export; all sections if absent. */
  linkOf: (part?: AnalysisPart) => LinkOf;
}

/** Export functions for the downloads of every section. */
export const ExportContext = createContext<Exports | null>(null);

const { downloads } = texts;
const formats: readonly ExportFormat[] = ['csv', 'xlsx'];

interface SectionDownloadsProps {
  part: AnalysisPart;
  title: string;
  /** The element that contains the chart; without one there is no image. */
  figure?: RefObject<HTMLElement | null>;
}

/** Saves one chart as an image, and its figures as files. */
export const SectionDownloads = ({ part, title, figure }: SectionDownloadsProps) => {
  const exports = use(ExportContext);
  if (!exports)
    throw new Error(
      'ExportContext is missing: SectionDownloads must be rendered inside AnalysisPage.',
    );
  const { from, to } = exports.query;
  const { start, running } = useExport(exports.linkOf(part));
  const report = (saving: Promise<string | null>) =>
    saving.then(
      (name) => {
        if (name !== null) toast(analysisTexts.saved(name));
      },
      (error: unknown) => toast(analysisTexts.failed(failureMessage(error)), 'error'),
    );
  const saveImage = async (): Promise<string | null> => {
    const svg = figure?.current?.querySelector<SVGSVGElement>('svg[role="img"]');
    if (!svg) return null;
    const name = `${title} ${from} đến ${to}.png`;
    saveBlob(await chartImage(svg, { title, note: texts.lead(from, to) }), name);
    return name;
  };
  const titleSuffix = <VisuallyHidden> {title}</VisuallyHidden>;
  return (
    <ScreenOnly>
      <Row gap={1}>
        <Text as="span" size="sm" tone="muted">
          {downloads.label}
        </Text>
        {figure && (
          <Button variant="quiet" onClick={() => void report(saveImage())}>
            {downloads.png}
            {titleSuffix}
          </Button>
        )}
        {formats.map((format) => (
          <Button
            key={format}
            variant="quiet"
            busy={running?.format === format}
            aria-disabled={running !== null || undefined}
            onClick={() => {
              if (!running) void report(start(format));
            }}
          >
            {downloads[format]}
            {titleSuffix}
          </Button>
        ))}
      </Row>
    </ScreenOnly>
  );
};
