import type { ReactNode } from 'react';

/** What the content manager tells a panel beside its form. */
export interface PanelProps {
  model: string;
  documentId?: string;
  document?: { id?: number | string; documentId?: string; status?: string; updatedAt?: string };
}

/** A panel beside the form; null where there is nothing to show. */
export type SidePanel = (props: PanelProps) => { title: string; content: ReactNode } | null;
