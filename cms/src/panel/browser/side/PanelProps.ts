import type { ReactNode } from 'react';

export interface PanelProps {
  model: string;
  documentId?: string;
  document?: { id?: number | string; documentId?: string; status?: string; updatedAt?: string };
}

export type SidePanel = (props: PanelProps) => { title: string; content: ReactNode } | null;
