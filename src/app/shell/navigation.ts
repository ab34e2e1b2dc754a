import { certificatePages } from '@/features/certification/certificatePages';
import { legalPages, names } from '@/features/legal/legalPages';
import { paths } from '@/lib/paths';
import { texts } from './texts';

export type NavigationEntry = { label: string; to: string };

export type MainEntry = NavigationEntry & { below?: readonly NavigationEntry[] };

/** Only pages that exist are listed here. */
export const mainNavigation: readonly MainEntry[] = [
  { label: texts.courses, to: paths.courses() },
  { label: texts.seminars, to: paths.seminars() },
  { label: texts.documents, to: paths.documents() },
  {
    label: texts.certificates,
    to: paths.certificates(),
    below: [{ label: texts.overview, to: paths.certificates() }, ...certificatePages],
  },
  { label: texts.standards, to: paths.standards() },
  {
    label: texts.members,
    to: paths.join(),
    below: [
      { label: texts.join, to: paths.join() },
      { label: texts.benefits, to: paths.memberBenefits() },
    ],
  },
  { label: texts.news, to: paths.news() },
  {
    label: texts.about,
    to: paths.about(),
    below: [
      { label: texts.overview, to: paths.about() },
      { label: texts.board, to: paths.board() },
      { label: texts.foundingCouncil, to: paths.foundingCouncil() },
      { label: texts.departments, to: paths.departments() },
    ],
  },
  { label: texts.contact, to: paths.contact() },
];

export const footerNavigation: readonly { title: string; links: readonly NavigationEntry[] }[] = [
  {
    title: texts.footer.learn,
    links: [
      { label: texts.courses, to: paths.courses() },
      { label: texts.seminars, to: paths.seminars() },
      { label: texts.documents, to: paths.documents() },
      { label: texts.certificates, to: paths.certificates() },
      { label: texts.standards, to: paths.standards() },
      { label: texts.news, to: paths.news() },
    ],
  },
  {
    title: texts.footer.institute,
    links: [
      { label: texts.about, to: paths.about() },
      { label: texts.join, to: paths.join() },
      { label: texts.benefits, to: paths.memberBenefits() },
      { label: texts.contact, to: paths.contact() },
    ],
  },
  { title: names.area, links: legalPages },
];

/** Header links that are marked as current for their own page or section. */
const headerLinks: readonly string[] = [
  ...new Set(
    mainNavigation.flatMap(({ to, below = [] }) => [to, ...below.map((entry) => entry.to)]),
  ),
  paths.login(),
  paths.register(),
];

/** Equal for pages with the same rendered header; used as a cache key. */
export const activeHeaderLinks = (pathname: string): readonly string[] =>
  headerLinks.filter((to) => isWithin(pathname, to)).map((to) => (pathname === to ? to : `${to}/`));

/** Whether a page is the entry's own page or below it. */
export const isWithin = (pathname: string, to: string): boolean =>
  pathname === to || pathname.startsWith(`${to}/`);

/** `aria-current` for a link to an entry: the current page, or the section that contains it. */
export function ariaCurrent(
  pathname: string,
  { to, below = [] }: MainEntry,
): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return [to, ...below.map((entry) => entry.to)].some((way) => isWithin(pathname, way))
    ? 'true'
    : undefined;
}
