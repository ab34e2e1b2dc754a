import type { Core } from '@strapi/strapi';

/** The administrator, as the request knows them. */
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

/** The name of whoever works in the panel; undefined where a program or a visitor calls. */
export function actorName(strapi: Core.Strapi): string | undefined {
  const state = stateOf(strapi);
  // Members have no ability: it is the panel's.
  if (state?.user === undefined || state.userAbility === undefined) return undefined;
  const { firstname, lastname, email } = state.user;
  return [firstname, lastname].filter(Boolean).join(' ') || email;
}

/** Whether who works in the panel may do this with records of a type. */
export function may(
  strapi: Core.Strapi,
  action: 'read' | 'update' | 'publish',
  uid: string,
): boolean {
  return (
    stateOf(strapi)?.userAbility?.can(`plugin::content-manager.explorer.${action}`, uid) ?? false
  );
}
