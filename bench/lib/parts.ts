/** What `npm run bench` can run. */
interface Part {
  name: string;
  measures: string;
  /** It takes long, or needs an argument: not part of a run of everything. */
  onRequest?: true;
}

export const parts: readonly Part[] = [
  { name: 'lines', measures: 'Hand-written lines and files by room' },
  { name: 'codegen', measures: 'Code generation for this contract' },
  { name: 'size', measures: 'Size of the data layer, gzip' },
  { name: 'pages', measures: 'Pages a second: cached, rendered, and nginx with the same bytes' },
  {
    name: 'rendering',
    measures: 'Cost of rendering a page whose API query differs each time, and of reading its data',
  },
  { name: 'orders', measures: 'Orders a second, and how long others wait during a rush' },
  { name: 'growth', measures: 'Response times as catalogue, orders and members grow; exports' },
  { name: 'blocking', measures: 'Main thread blocked during the first load; clicks' },
  { name: 'lighthouse', measures: 'Lighthouse, mobile' },
  { name: 'files', measures: 'Hand-written files that a change touches', onRequest: true },
  { name: 'compare', measures: 'Parts here and at another commit', onRequest: true },
];
