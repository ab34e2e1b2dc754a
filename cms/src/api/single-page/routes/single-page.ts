import { singlePages } from '../../../content/views/singlePage';

export default {
  type: 'content-api',
  routes: singlePages.map((page) => ({
    method: 'GET',
    path: `/${page}`,
    handler: `single-page.${page}`,
    config: { auth: false },
  })),
};
