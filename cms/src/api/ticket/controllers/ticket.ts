import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { memberOf, sendPrivate, dataActions } from '../../../identity/auth/memberCall';
import { findBooking, listBookings } from '../../../events/attendance/bookings/bookings';
import { linkToCalendar } from '../../../events/attendance/bookings/calendar';
import { linkToTicket } from '../../../events/attendance/bookings/ticketFile';
import { nameAttendee } from '../../../events/attendance/bookings/nameAttendee';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  ...dataActions({
    userBooking: (ctx) => findBooking(strapi, memberOf(ctx).id, ctx.query.id),
    ticketPdf: (ctx) => linkToTicket(strapi, memberOf(ctx).id, ctx.query.id),
    ticketCalendar: (ctx) => linkToCalendar(strapi, memberOf(ctx).id, ctx.query.id),
    nameAttendee: (ctx) => nameAttendee(strapi, memberOf(ctx).id, ctx.request.body),
  }),
  async userBookings(ctx: Context) {
    sendPrivate(ctx, await listBookings(strapi, memberOf(ctx).id, ctx.query));
  },
});
