import type { Core } from '@strapi/strapi';
import { environment } from './environment';

/**
 * With `PUBLIC_URL` on https every browser uses https, whatever the proxies in between report. Koa would
 * otherwise refuse Secure cookies, and Strapi send the panel's without it.
 */
export function trustPublicUrl(strapi: Core.Strapi): void {
  const { request } = strapi.server.app;
  const reported = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(request), 'protocol')?.get;
  Object.defineProperty(request, 'protocol', {
    get(this: object): unknown {
      return environment().publicUrl.startsWith('https:') ? 'https' : reported?.call(this);
    },
  });
}
