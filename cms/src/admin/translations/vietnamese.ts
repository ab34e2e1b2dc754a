import admin from './admin.json';
import contentManager from './content-manager.json';
import corrected from './corrected.json';
import email from './email.json';
import i18n from './i18n.json';
import unlisted from './unlisted.json';
import upload from './upload.json';
import usersPermissions from './users-permissions.json';

type Messages = Readonly<Record<string, string>>;

/** What Strapi's own Vietnamese lacks, by plugin. A plugin's words go by its name before them. */
const gaps: Readonly<Record<string, Messages>> = {
  'content-manager': contentManager,
  email,
  i18n,
  upload,
  'users-permissions': usersPermissions,
};

/**
 * Every word that is added to Strapi's own Vietnamese: of its lists, and of its
 * code that no list names; and ours in the place of some that it has: courteous, and one word for one thing.
 */
export const vietnamese: Messages = {
  ...admin,
  ...Object.fromEntries(
    Object.entries(gaps).flatMap(([plugin, words]) =>
      Object.entries(words).map(([id, text]) => [`${plugin}.${id}`, text]),
    ),
  ),
  ...unlisted,
  ...corrected,
};
