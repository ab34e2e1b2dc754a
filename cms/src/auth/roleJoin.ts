import { tables } from '../platform/tables';

/**
 * SQL that joins the role, as `role`, of the account known as `user`. Whose role was taken away in the
 * panel is a member like any other.
 */
export const roleJoin = (user: string): string => `
  left join ${tables.userRoles} role_link on role_link.user_id = ${user}.id
  join ${tables.roles} role on role.id =
    coalesce(role_link.role_id, (select id from ${tables.roles} where type = 'authenticated'))`;
