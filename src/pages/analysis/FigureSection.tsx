import { useRef, type ReactNode, useId } from 'react';
import type { AnalysisPart } from '@/data/generated/types';
import { Heading } from '@/ui/Heading';
import { Stack } from '@/ui/Stack';
import { Text } from '@/ui/Text';
import { SectionDownloads } from './SectionDownloads';

type SectionProps = { title: string; children: ReactNode };

/** A section of the page with its heading. */
export const Section = ({ title, children }: SectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap={4}>
        <Heading level={2} size="xl" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
};

interface FigureSectionProps {
  title: string;
  /** What is counted, and by which date. */
  note?: string;
  part: AnalysisPart;
  /** Controls for how the figures are shown. */
  choices?: ReactNode;
  /** Absent if there is nothing to draw. */
  chart?: ReactNode;
  /** The same figures as a table, or an empty state instead of both. */
  children: ReactNode;
}

/** A chart with its table and downloads. */
export const FigureSection = ({
  title,
  note,
  part,
  choices,
  chart,
  children,
}: FigureSectionProps) => {
  const figure = useRef<HTMLDivElement>(null);
  return (
    <Section title={title}>
      {note && (
        <Text size="sm" tone="muted">
          {note}
        </Text>
      )}
      {choices}
      {chart && <div ref={figure}>{chart}</div>}
      <div>
        {children}
        <SectionDownloads part={part} title={title} {...(chart ? { figure } : {})} />
      </div>
    </Section>
  );
};
