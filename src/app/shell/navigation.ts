import { paths } from '@/lib/paths';
import { texts } from './texts';

export type NavigationEntry = { label: string; to: string };

/** The main ways through the site, in their order. Only screens that exist stand here. */
export const mainNavigation: readonly NavigationEntry[] = [
  { label: texts.courses, to: paths.courses() },
  { label: texts.seminars, to: paths.seminars() },
  { label: texts.documents, to: paths.documents() },
];

/** What a member finds under the account. */
export const accountNavigation: readonly NavigationEntry[] = [
  { label: texts.purchaseHistory, to: paths.purchaseHistory() },
];

/** Whether a page belongs under an entry: the entry's own page, or one below it. */
export const isWithin = (pathname: string, to: string): boolean =>
  pathname === to || pathname.startsWith(`${to}/`);
