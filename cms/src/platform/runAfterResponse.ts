import type { Core } from '@strapi/strapi';
import { randomInt } from 'node:crypto';
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
  const done = new Promise<void>((resolve, reject) => {
    setTimeout(() => void work().then(resolve, reject), randomInt(SOONEST, LATEST));
  });
  inBackground(done).catch((error: unknown) => logFailure(strapi, error));
}
