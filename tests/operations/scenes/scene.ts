import type { Release } from '../release';
import type { Site } from '../Site';

export interface Stage {
  site: Site;
  /** The release under test. */
  release: Release;
  /** A later one, whose database has a table and a column more. */
  later: Release;
  isShort: boolean;
}

/** Something that happens to a site in use. */
export interface Scene {
  name: string;
  /** Whether orders may fail for their buyers, because the database is away. Pages may not, and no order may be lost. */
  mayRefuseOrders: boolean;
  /** The reason why this machine cannot play it; null if it can. */
  obstacle?(stage: Stage): string | null;
  play(stage: Stage): Promise<void>;
}
