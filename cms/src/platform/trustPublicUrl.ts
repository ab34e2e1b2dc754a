import type { Core } from '@strapi/strapi';
import { environment } from './environment';

/**
 * Treats every request as https if `PUBLIC_URL` is on https, whatever the proxies in between report. Otherwise Koa
 * would refuse Secure cookies, and Strapi would send the panel's cookies without `Secure`.
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
