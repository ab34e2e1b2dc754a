import { contentReads } from '../../../generated/contentReads';
import { contentCalls } from '../../../routes/contractRoutes';

/** Public content: one action per path, plus the calls below these paths. */
export default {
  type: 'content-api',
  routes: [
    // Before the reads, so that `/courses/mine` is not read as a slug.
    ...contentCalls(contentReads),
    ...contentReads.map(({ path }) => ({
      method: 'GET',
      path,
      handler: `content.${path}`,
      config: { auth: false },
    })),
  ],
};
