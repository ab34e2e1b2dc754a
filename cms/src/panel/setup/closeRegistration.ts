import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { environment } from '../../platform/environment';

interface Panel {
  init(): Promise<{ data: { hasAdmin: boolean } }>;
}

interface Authentication {
  registerAdmin(ctx: Context): unknown;
}

/**
 * Strapi lets the first visitor of an empty database register as its administrator. In production only
 * `npm run admin` creates one, and the panel shows its login instead of the registration.
 */
export function closeRegistration(strapi: Core.Strapi): void {
  if (!environment().production) return;
  const authentication = strapi.controller('admin::authentication') as unknown as Authentication;
  authentication.registerAdmin = (ctx) => ctx.notFound();
  const panel = strapi.controller('admin::admin') as unknown as Panel;
  const { init } = panel;
  panel.init = async () => {
    const { data } = await init();
    return { data: { ...data, hasAdmin: true } };
  };
}
