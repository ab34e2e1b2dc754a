import { contentReads } from '../../../generated/contentReads';
import { contentCalls } from '../../../routes/contractRoutes';

/** What everybody may read of content: each path has an action of its own; and the calls below these paths. */
export default {
  type: 'content-api',
  routes: [
    // Before the reads: `/courses/mine` is no slug.
    ...contentCalls(contentReads),
    ...contentReads.map(({ path }) => ({
      method: 'GET',
      path,
      handler: `content.${path}`,
      config: { auth: false },
    })),
  ],
};
