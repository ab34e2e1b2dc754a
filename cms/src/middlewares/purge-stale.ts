import type { Context, Next } from 'koa';
import { errorResponse } from '../platform/errors/errorResponse';
import type { PurgeTag } from '../generated/purge';
import { isUnchanged } from '../platform/purge/unchanged';
import { purgeTags } from '../platform/purge/purgeTags';

interface Config {
  /** The host's tags of the pages that the call changes. */
  tags: readonly PurgeTag[];
}

/** Has the host purge what a call has changed, or may have: one that fails by itself may be half done. */
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
