import type { Context, Next } from 'koa';
import { answerFailure } from '../platform/errors/answerFailure';
import type { PurgeTag } from '../generated/purge';
import { hasChangedNothing } from '../platform/purge/changesNothing';
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
      if (answerFailure(thrown).status >= 500) purgeTags(tags);
      throw thrown;
    }
    if (!hasChangedNothing(ctx)) purgeTags(tags);
  };
