import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { refusalOf, type Owner } from '../../identity/credentials/newPassword';
import { fieldError } from '../../platform/panel-writes/guardRecords';

interface PanelUser {
  firstname?: string | null;
  lastname?: string | null;
  username?: string | null;
  email?: string | null;
  password?: string;
}

interface PanelUsers {
  create(user: PanelUser): Promise<unknown>;
  createFirstAdmin(user: PanelUser): Promise<unknown>;
  updateById(id: number, changes: PanelUser): Promise<unknown>;
  resetPasswordByEmail(email: string, password: string): Promise<unknown>;
  findOne(id: number): Promise<PanelUser | null>;
  findOneByEmail(email: string): Promise<PanelUser | null>;
}

interface ProfileController {
  updateMe(ctx: Context): Promise<unknown>;
}

const members = 'plugin::users-permissions.user';

/**
 * Enforces members' password rules for passwords set in the panel: of panel users, at registration,
 * in their profile, by email or set by another, and of members that it creates or edits.
 */
export function guardPanelPasswords(strapi: Core.Strapi): void {
  guardPanelUsers(strapi.service('admin::user') as PanelUsers);
  guardProfile(strapi.controller('admin::authenticated-user') as unknown as ProfileController);
  guardMembers(strapi);
}

function guardPanelUsers(users: PanelUsers): void {
  const { create, createFirstAdmin, updateById, resetPasswordByEmail } = users;
  const check = (user: PanelUser) => checkPassword(user.password, ownerOf(user));
  users.create = async (user) => {
    check(user);
    return create(user);
  };
  users.createFirstAdmin = async (user) => {
    check(user);
    return createFirstAdmin(user);
  };
  users.updateById = async (id, changes) => {
    if (changes.password) check({ ...(await users.findOne(id)), ...changes });
    return updateById(id, changes);
  };
  users.resetPasswordByEmail = async (email, password) => {
    check({ ...(await users.findOneByEmail(email)), password });
    return resetPasswordByEmail(email, password);
  };
}

/** Strapi ends the caller's sessions before it saves, so check first. */
function guardProfile(profile: ProfileController): void {
  const { updateMe } = profile;
  profile.updateMe = async (ctx) => {
    const changes = (ctx.request.body ?? {}) as PanelUser;
    checkPassword(changes.password, ownerOf({ ...(ctx.state.user as PanelUser), ...changes }));
    return updateMe(ctx);
  };
}

function guardMembers(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== members || !('data' in context.params)) return next();
    const data = (context.params.data ?? {}) as Owner & { password?: string };
    if (!data.password) return next();
    const { documentId } = context.params as { documentId?: string };
    const before =
      documentId === undefined
        ? {}
        : ((await strapi.db.query(members).findOne({ where: { documentId } })) as Owner | null);
    checkPassword(data.password, { ...before, ...data });
    // A code emailed before must not undo what staff have set.
    Object.assign(data, { resetPasswordToken: null, resetPasswordExpiresAt: null });
    return next();
  });
}

function ownerOf({ firstname, lastname, username, email }: PanelUser): Owner {
  return { fullName: [firstname, lastname].filter(Boolean).join(' '), username, email };
}

function checkPassword(password: string | undefined, owner: Owner): void {
  const message = typeof password === 'string' && password ? refusalOf(password, owner) : null;
  if (message !== null) throw fieldError('password', message);
}
