import type { Core } from '@strapi/strapi';

interface Administrator {
  firstname?: string | null;
  lastname?: string | null;
  email?: string;
}

interface PanelState {
  user?: Administrator;
  userAbility?: { can(action: string, subject: string): boolean };
}

const stateOf = (strapi: Core.Strapi): PanelState | undefined =>
  strapi.requestContext.get()?.state as PanelState | undefined;

/** Undefined unless the call comes from the panel. */
export function actorName(strapi: Core.Strapi): string | undefined {
  const state = stateOf(strapi);
  // Only panel users have an ability.
  if (state?.user === undefined || state.userAbility === undefined) return undefined;
  const { firstname, lastname, email } = state.user;
  return [firstname, lastname].filter(Boolean).join(' ') || email;
}

/** Whether the panel user has this permission on a type. */
export function hasPermission(
  strapi: Core.Strapi,
  action: 'read' | 'update' | 'publish',
  uid: string,
): boolean {
  return (
    stateOf(strapi)?.userAbility?.can(`plugin::content-manager.explorer.${action}`, uid) ?? false
  );
}
