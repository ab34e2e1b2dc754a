import type { Core } from '@strapi/strapi';
import { randomInt } from 'node:crypto';

/** Milliseconds. */
const SOONEST = 300;
const LATEST = 1_500;

/**
 * Runs work some time after the response, so that neither its time nor that of the next call reveals
 * the result. A failure is logged.
 */
export function runAfterResponse(strapi: Core.Strapi, work: () => Promise<void>): void {
  setTimeout(
    () => {
      work().catch((error: unknown) => strapi.log.error(error));
    },
    randomInt(SOONEST, LATEST),
  );
}
