import { lazy, Suspense, type ComponentType } from 'react';
import { Skeleton } from '@/ui/Skeleton';
import type { CalendarPageProps } from './CalendarPage';

type AnyProps = CalendarPageProps<never>;

/** Loaded by few visitors, so it is not in the code of the lists. The host needs it at once. */
const Page: ComponentType<AnyProps> = import.meta.env.SSR
  ? (await import('./CalendarPage')).CalendarPage
  : lazy(async () => ({ default: (await import('./CalendarPage')).CalendarPage<never> }));

export const LazyCalendarPage = <List,>(props: CalendarPageProps<List>) => (
  <Suspense fallback={<Skeleton height="60rem" />}>
    <Page {...(props as unknown as AnyProps)} />
  </Suspense>
);
