import admin from './admin.json';
import contentManager from './content-manager.json';
import corrected from './corrected.json';
import email from './email.json';
import i18n from './i18n.json';
import unlisted from './unlisted.json';
import upload from './upload.json';
import usersPermissions from './users-permissions.json';

type Messages = Readonly<Record<string, string>>;

/** Messages missing from Strapi's Vietnamese, by plugin; a plugin's keys are prefixed with its name. */
const gaps: Readonly<Record<string, Messages>> = {
  'content-manager': contentManager,
  email,
  i18n,
  upload,
  'users-permissions': usersPermissions,
};

/** Additions and corrections to Strapi's own Vietnamese. */
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
