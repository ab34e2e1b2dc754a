import type { RenderedPage } from '../../src/app/entry-server';

export const emptyPage: RenderedPage = {
  kind: 'page',
  route: '/trang',
  status: 200,
  head: '<title>Trang</title>',
  styles: '',
  body: '<h1>Trang</h1>',
  state: { cache: {}, loaderData: {}, errors: null, requestId: null, origin: '' },
  sources: [],
  fonts: [],
  personal: false,
  preview: false,
  failure: null,
};
