import type { Library } from '../Library';
import type { Release } from '../release';
import type { Site } from '../Site';
import type { Traffic } from '../Traffic';

export interface Stage {
  site: Site;
  library: Library;
  /** Runs during the scene. */
  traffic: Traffic;
  /** The release under test. */
  release: Release;
  /** A later release, whose database has an additional table and column. */
  later: Release;
  isShort: boolean;
}

/** An incident on a site in use. No acknowledged order may be lost, and no server may exit unexpectedly. */
export interface Scene {
  name: string;
  /** Whether it is part of the short form. */
  isShort: boolean;
  /**
   * - `nothing`: not even once
   * - `inFlight`: orders whose connection broke, once; they succeed with the same key
   * - `orders`: the database is unavailable; pages come from caches
   * - `everything`: the whole site is unavailable
   */
  mayFail: 'nothing' | 'inFlight' | 'orders' | 'everything';
  /** The reason why this machine cannot run it; null if it can. */
  obstacle?(stage: Stage): string | null;
  play(stage: Stage): Promise<void>;
}
