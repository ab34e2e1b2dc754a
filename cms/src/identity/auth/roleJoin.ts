import { tables } from '../../platform/tables';

/** Joins `role` to the account aliased `user`; an account without a role counts as a member. */
export const roleJoin = (user: string): string => `
  left join ${tables.userRoles} role_link on role_link.user_id = ${user}.id
  join ${tables.roles} role on role.id =
    coalesce(role_link.role_id, (select id from ${tables.roles} where type = 'authenticated'))`;
