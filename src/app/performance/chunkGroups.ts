import type { Rolldown } from 'vite';

type Groups = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>;

/** Evaluated before the app, in a separate task. */
const REACT =
  /node_modules\/(?:react|react-dom|scheduler)\/|src\/app\/performance\/evaluateReact\.ts/;

/** Only for pages with a form other than search: formik, yup, their dependencies, and our components around them. */
const FORMS =
  /node_modules\/(?:formik|yup|lodash|lodash-es|property-expr|tiny-case|toposort|react-fast-compare|deepmerge|hoist-non-react-statics|react-is|tiny-warning)\/|src\/ui\/forms\/(?!useGetForm|FileForm)|rest-contract\/(?:dist\/)?rules\/(?!cleanText|isDay|index)/;

/** Only for article pages: sections and the parts beside the text. */
const ARTICLE =
  /src\/(?:ui\/(?:article\/(?!useOverflows)|fileFacts|structured-data\/articleData)|features\/sections\/|features\/certification\/CertificateRail|pages\/content\/(?:SinglePageView|contentPages))/;

const RICH_TEXT = /src\/ui\/(?:rich-text\/|RichText)/;

const CATALOGUE =
  /src\/features\/catalogue\/(?!calendar\/(?!calendarSearch|texts|Lazy))|shared\/src\/memberPrice/;

/** Filters and states of a list: only for the three lists. */
const LIST =
  /src\/features\/catalogue\/(?:list\/|facets\/(?!facets\.|texts)|search\/(?:FilterBar|useListForm))/;

/** Ordering and owning an item: only for detail pages and the cart. */
const DETAIL =
  /src\/(?:features\/(?:cart\/(?:Add|findOption|texts|OrderNow)|library\/|waiting-list\/)|features\/catalogue\/(?:detail|structured-data)\/|data\/generated\/operations\/features\/(?:library|waiting-list))/;

/** Only for pages behind the login, and what an order becomes. */
const ACCOUNT =
  /node_modules\/uqr\/|src\/(?:features\/account\/|ui\/(?:data-table\/|forms\/FileForm|Confirmation|FactRow|FileInput|FocusedSection|QrCode|RowsSkeleton|SideNavigation|qrPath))/;

/**
 * Code without business logic, shared by all pages, and Apollo's hooks for changes. Features, pages' own parts, operations
 * and input rules stay with their screens, as do the names of statuses.
 */
const SHARED =
  /\/src\/(?!names\.|data\/generated\/|generated\/inputRules\/|data\/api\.|(?:features|pages)\/)|@apollo\/client\/react\/hooks\//;

/** A request costs more than a few unused bytes, so shared code is in few files. The forms' packages stay apart. */
export const chunkGroups: Groups = [
  { name: 'react', test: REACT, priority: 4 },
  { name: 'app', tags: ['$initial'], priority: 3 },
  { name: 'forms', test: FORMS, priority: 2 },
  { name: 'catalogue', test: CATALOGUE, priority: 1, minShareCount: 2 },
  { name: 'list', test: LIST, priority: 2, minShareCount: 2 },
  { name: 'detail', test: DETAIL, priority: 2, minShareCount: 2 },
  { name: 'article', test: ARTICLE, priority: 1, minShareCount: 4 },
  { name: 'rich-text', test: RICH_TEXT, priority: 1, minShareCount: 4 },
  { name: 'account', test: ACCOUNT, priority: 1, minShareCount: 4 },
  { name: 'shared', test: SHARED, minShareCount: 4 },
];
