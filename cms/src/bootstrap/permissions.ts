import type { Core } from '@strapi/strapi';

const roles = [
  { type: 'public', name: 'Khách', description: 'Người xem chưa đăng nhập.' },
  { type: 'authenticated', name: 'Thành viên', description: 'Người đã đăng ký tài khoản.' },
  { type: 'staff', name: 'Nhân viên', description: 'Nhân viên của Viện.' },
];

/**
 * Creates the three roles and removes permissions that the panel or Strapi granted them: permissions
 * are declared in the routes (`auth: false` plus the policies `member` and `staff`), where they are
 * reviewed and tested.
 */
export async function setPermissions(strapi: Core.Strapi): Promise<void> {
  for (const role of roles) await saveRole(strapi, role);
  await strapi.db.query('plugin::users-permissions.permission').deleteMany({});
}

async function saveRole(strapi: Core.Strapi, role: (typeof roles)[number]): Promise<void> {
  const query = strapi.db.query('plugin::users-permissions.role');
  const found = await query.findOne({ where: { type: role.type } });
  if (!found) await query.create({ data: role });
  else if (found.name !== role.name) await query.update({ where: { id: found.id }, data: role });
}
