import type { Core } from '@strapi/strapi';
import { panelRoles, type PanelRole } from './roles';

const CHIEF = {
  code: 'strapi-super-admin',
  name: 'Quản trị viên',
  description: 'Được làm mọi việc.',
};
/** A Strapi default: authors see only their own records, but editors here share everything. */
const UNUSED_ROLE = 'strapi-author';

const READ = 'plugin::content-manager.explorer.read';
const CREATE = 'plugin::content-manager.explorer.create';
const UPDATE = 'plugin::content-manager.explorer.update';

interface Permission {
  action: string;
  subject?: string;
  properties?: { fields?: readonly string[] };
}

interface RoleService {
  assignPermissions(id: number, permissions: readonly Permission[]): Promise<unknown>;
  deleteByIds(ids: readonly number[]): Promise<unknown>;
  findOneWithUsersCount(where: object): Promise<{ id: number; usersCount: number } | null>;
}

interface ContentTypeService {
  getPermissionsWithNestedFields(
    actions: readonly object[],
    options?: { restrictedSubjects?: readonly string[] },
  ): Permission[];
}

interface PermissionService {
  actionProvider: { values(): { section: string }[] };
}

/** Resets permissions to `roles.ts` at every start; changes made in the panel do not last. */
export async function setPanelRoles(strapi: Core.Strapi): Promise<void> {
  await saveRole(strapi, CHIEF);
  for (const role of panelRoles) {
    const id = await saveRole(strapi, role);
    await roleService(strapi).assignPermissions(id, permissionsOf(strapi, role));
  }
  const unused = await roleService(strapi).findOneWithUsersCount({ code: UNUSED_ROLE });
  if (unused && unused.usersCount === 0) await roleService(strapi).deleteByIds([unused.id]);
}

function permissionsOf(strapi: Core.Strapi, role: PanelRole): Permission[] {
  const { actionProvider } = strapi.service('admin::permission') as PermissionService;
  const contentActions = actionProvider
    .values()
    .filter(({ section }) => section === 'contentTypes');
  const all = (
    strapi.service('admin::content-type') as ContentTypeService
  ).getPermissionsWithNestedFields(contentActions);
  return [
    ...all.filter(({ subject }) => subject !== undefined && role.writes.includes(subject)),
    ...Object.entries(role.handles).flatMap(([subject, { reads, changes, adds = [] }]) => [
      { action: READ, subject, properties: { fields: reads } },
      ...(adds.length > 0 ? [{ action: CREATE, subject, properties: { fields: adds } }] : []),
      ...(changes.length > 0 ? [{ action: UPDATE, subject, properties: { fields: changes } }] : []),
    ]),
    ...role.actions.map((action) => ({ action })),
  ];
}

async function saveRole(
  strapi: Core.Strapi,
  { code, name, description }: Pick<PanelRole, 'code' | 'name' | 'description'>,
): Promise<number> {
  const query = strapi.db.query('admin::role');
  const found = await query.findOne({ where: { code } });
  if (!found) return (await query.create({ data: { code, name, description } })).id;
  if (found.name !== name || found.description !== description) {
    await query.update({ where: { id: found.id }, data: { name, description } });
  }
  return found.id;
}

const roleService = (strapi: Core.Strapi) => strapi.service('admin::role') as RoleService;
