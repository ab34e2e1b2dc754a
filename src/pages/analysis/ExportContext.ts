import { createContext } from 'react';
import type { AnalysisPart } from '@/data/generated/types';
import type { LinkOf } from '@/features/analysis/useExport';
import type { PeriodQuery } from './period';

interface Exports {
  query: PeriodQuery;
  /** The section to export; all sections if absent. */
  linkOf: (part?: AnalysisPart) => LinkOf;
}

/** Export functions for the downloads of every section. */
export const ExportContext = createContext<Exports | null>(null);
