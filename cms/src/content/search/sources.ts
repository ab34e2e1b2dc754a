import type { AnyView } from '../records/ContentView';
import {
  aboutPageView,
  coManagerView,
  courseView,
  documentView,
  newsPostView,
  seminarView,
  serviceView,
  singlePageView,
  standardPageView,
} from '../views/contentViews';
import { singlePagePaths } from '../../generated/content';
import type { SearchKind } from '../../generated/types';

/** Only what the view exposes is indexed, so nothing for owners or editors can be found. */
export interface Source {
  kind: SearchKind;
  view: AnyView;
  title: string;
  summary: string;
  /** Further fields and parts to index, beyond those searched in the view's lists. */
  more: readonly string[];
  date?: string;
  /** What its URL needs besides the slug. */
  within?: (record: Readonly<Record<string, unknown>>) => unknown;
  /** A relation whose record's name is searchable too. */
  relation?: { field: string; uid: string };
}

const common = { title: 'title', summary: 'summary', more: ['body'] } as const;

const slugOf = (related: unknown) => (related as { slug?: string } | null)?.slug;

const found: readonly Omit<Source, 'kind'>[] = [
  {
    ...common,
    view: courseView,
    more: ['instructors', 'outline', 'body'],
    date: 'startAt',
    relation: { field: 'category', uid: 'api::course-category.course-category' },
  },
  {
    ...common,
    view: documentView,
    relation: { field: 'category', uid: 'api::document-category.document-category' },
  },
  {
    ...common,
    view: seminarView,
    more: ['speakers', 'orderOptionGroup', 'body'],
    date: 'startAt',
  },
  {
    ...common,
    view: newsPostView,
    date: 'publishedOn',
    within: ({ category }) => slugOf(category),
    relation: { field: 'category', uid: 'api::news-category.news-category' },
  },
  {
    ...common,
    view: standardPageView,
    relation: { field: 'list', uid: 'api::standard-list.standard-list' },
  },
  { ...common, view: serviceView },
  { ...common, view: aboutPageView },
  {
    view: coManagerView,
    title: 'name',
    summary: 'position',
    more: ['bio'],
    within: ({ group }) => group,
  },
  ...singlePagePaths.map((path) => ({
    ...common,
    view: singlePageView(path),
    more: ['sections'],
    within: () => path,
  })),
];

export const sources: readonly Source[] = found.map((source) => {
  const { searchKind: kind, uid } = source.view;
  if (!kind) throw new Error(`The view of ${uid} has no searchKind.`);
  return { ...source, kind };
});

const byUid = new Map(sources.map((source) => [source.view.uid, source]));

/** Undefined for types that are not searchable. */
export const sourceOf = (uid: string): Source | undefined => byUid.get(uid);

export const sourcesNaming = (uid: string): Source[] =>
  sources.filter(({ relation }) => relation?.uid === uid);
