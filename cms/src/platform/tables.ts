import type { Stamp } from './sql/query';

interface UserRow {
  id: number;
  document_id: string;
  username: string;
  email: string;
  full_name: string | null;
  phone: string | null;
  password: string | null;
  blocked: boolean | null;
  reset_password_token: string | null;
  reset_password_expires_at: Stamp | null;
  member_type: string | null;
  member_expires_at: Stamp | null;
  member_changes_at: Stamp | null;
  created_at: Stamp;
  updated_at: Stamp;
}

interface FileRow {
  id: number;
  url: string;
  hash: string;
}

interface FileLinkRow {
  file_id: number;
  related_id: number;
  related_type: string;
  field: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    up_users: UserRow;
    files: FileRow;
    files_related_mph: FileLinkRow;
  }
}

/** Table names chosen by Strapi. No other file spells them, so an upgrade is handled here. */
export const tables = {
  users: 'up_users',
  roles: 'up_roles',
  userRoles: 'up_users_role_lnk',
  seminarParts: 'seminars_cmps',
  optionGroupParts: 'components_seminar_order_option_groups_cmps',
  options: 'components_seminar_order_options',
  certificateHolders: 'certificate_statuses_user_lnk',
  panelUsers: 'admin_users',
  panelRoles: 'admin_roles',
  panelUserRoles: 'admin_users_roles_lnk',
  sessions: 'strapi_sessions',
  files: 'files',
  fileLinks: 'files_related_mph',
  migrations: 'strapi_migrations',
} as const;
