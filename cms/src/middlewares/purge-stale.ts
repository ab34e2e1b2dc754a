import type { Context, Next } from 'koa';
import { errorResponse } from '../platform/errors/errorResponse';
import { HttpError } from '../platform/errors/HttpError';
import type { PurgeTag } from '../generated/purge';
import { isUnchanged, purgeTags } from '../platform/purge/purgeTags';

interface Config {
  tags: readonly PurgeTag[];
}

/**
 * Purges after failures too, because a failed call may have written something, but not after failures that certainly
 * wrote nothing.
 */
export default ({ tags }: Config) =>
  async (ctx: Context, next: Next) => {
    try {
      await next();
    } catch (thrown) {
      const wroteNothing = thrown instanceof HttpError && thrown.wroteNothing;
      if (errorResponse(thrown).status >= 500 && !wroteNothing) purgeTags(tags);
      throw thrown;
    }
    if (!isUnchanged(ctx)) purgeTags(tags);
  };
