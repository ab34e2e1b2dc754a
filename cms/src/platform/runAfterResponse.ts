import type { Core } from '@strapi/strapi';
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { inBackground } from './lifecycle/backgroundWork';
import { logFailure } from './outages/logFailure';

/** Milliseconds. */
const SOONEST = 300;
const LATEST = 1_500;

/**
 * Runs work some time after the response, so that neither its time nor that of the next call reveals
 * the result. A failure is logged.
 */
export function runAfterResponse(strapi: Core.Strapi, work: () => Promise<void>): void {
  inBackground(pause(randomInt(SOONEST, LATEST)).then(work)).catch((error: unknown) =>
    logFailure(strapi, error),
  );
}
