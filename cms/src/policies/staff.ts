import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { requireMember, notStaff } from '../identity/auth/requireMember';
import { logRefusal } from '../identity/credentials/logLogins';
import { requireStaffSecondFactor } from '../identity/auth/second-factor/staffSecondFactor';

/** 401 for visitors, 403 for other members, and for staff whose session has not proved a second factor. */
export default async (ctx: Context, _config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const member = await requireMember(strapi, ctx);
  if (member.roleType !== 'staff') {
    const { method, path, ip } = ctx.request;
    const what = `Refused, for staff only: ${method} ${path}, account ${member.documentId}`;
    await logRefusal(strapi, what, {
      action: 'staff_call',
      category: 'web',
      type: 'denied',
      account: member.documentId,
      ip,
    });
    throw notStaff();
  }
  requireStaffSecondFactor(member);
  return true;
};
