import { lazy, Suspense, type ComponentType } from 'react';
import { Skeleton } from '@/ui/Skeleton';
import type { ComparePageProps } from './ComparePage';

/** Loaded by few visitors, so it is not in the code of the list. The host needs it at once. */
const Page: ComponentType<ComparePageProps> = import.meta.env.SSR
  ? (await import('./ComparePage')).ComparePage
  : lazy(async () => ({ default: (await import('./ComparePage')).ComparePage }));

export const LazyComparePage = (props: ComparePageProps) => (
  <Suspense fallback={<Skeleton height="40rem" />}>
    <Page {...props} />
  </Suspense>
);
