import type { Core } from '@strapi/strapi';
import { randomInt } from 'node:crypto';

/** Milliseconds. */
const SOONEST = 300;
const LATEST = 1_500;

/**
 * Does work some time after the answer, so that neither the answer's time nor that of the next call tells
 * what it found. A failure is logged.
 */
export function runUnobserved(strapi: Core.Strapi, work: () => Promise<void>): void {
  setTimeout(
    () => {
      work().catch((error: unknown) => strapi.log.error(error));
    },
    randomInt(SOONEST, LATEST),
  );
}
