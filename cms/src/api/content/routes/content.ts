import { contentReads } from '../../../generated/contentReads';

/** What everybody may read of content: each path has an action of its own. */
export default {
  type: 'content-api',
  routes: contentReads.map(({ path }) => ({
    method: 'GET',
    path,
    handler: `content.${path}`,
    config: { auth: false },
  })),
};
