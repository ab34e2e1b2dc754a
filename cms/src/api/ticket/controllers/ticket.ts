import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { memberOf, sendPrivate } from '../../../identity/auth/memberCall';
import { findBooking, listBookings } from '../../../events/attendance/bookings/bookings';
import { linkToCalendar } from '../../../events/attendance/bookings/calendar';
import { nameAttendee } from '../../../events/attendance/bookings/nameAttendee';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async userBookings(ctx: Context) {
    sendPrivate(ctx, await listBookings(strapi, memberOf(ctx).id, ctx.query));
  },

  async userBooking(ctx: Context) {
    sendPrivate(ctx, { data: await findBooking(strapi, memberOf(ctx).id, ctx.query.id) });
  },

  async ticketCalendar(ctx: Context) {
    sendPrivate(ctx, { data: await linkToCalendar(strapi, memberOf(ctx).id, ctx.query.id) });
  },

  async nameAttendee(ctx: Context & { request: { body?: unknown } }) {
    sendPrivate(ctx, { data: await nameAttendee(strapi, memberOf(ctx).id, ctx.request.body) });
  },
});
