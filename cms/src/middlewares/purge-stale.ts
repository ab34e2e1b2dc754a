import type { Context, Next } from 'koa';
import { errorResponse } from '../platform/errors/errorResponse';
import type { PurgeTag } from '../generated/purge';
import { isUnchanged, purgeTags } from '../platform/purge/purgeTags';

interface Config {
  tags: readonly PurgeTag[];
}

/** Purges after failures too: a failed call may have been half done. */
export default ({ tags }: Config) =>
  async (ctx: Context, next: Next) => {
    try {
      await next();
    } catch (thrown) {
      if (errorResponse(thrown).status >= 500) purgeTags(tags);
      throw thrown;
    }
    if (!isUnchanged(ctx)) purgeTags(tags);
  };
