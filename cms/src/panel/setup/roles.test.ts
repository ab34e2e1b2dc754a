import { expect, it } from 'vitest';
import { panelRoles } from './roles';

// A field added to a form becomes readable to order staff: here it is reviewed.
it('grants order staff exactly these fields', () => {
  const role = panelRoles.find(({ code }) => code === 'order-staff');
  const granted = Object.entries(role?.handles ?? {}).flatMap(
    ([uid, { reads, changes, adds = [] }]) => [
      `${uid} reads ${[...reads].sort().join(' ')}`,
      ...(changes.length > 0 ? [`${uid} changes ${changes.join(' ')}`] : []),
      ...(adds.length > 0 ? [`${uid} adds ${adds.join(' ')}`] : []),
    ],
  );
  expect(granted).toMatchInlineSnapshot(`
    [
      "api::order.order reads code customerAddress customerEmail customerName customerPhone discountCode discounts firstTitle history importedAt invoiceAddress invoiceBuyer invoiceEmail invoiceName invoicePurchaseOrder invoiceTaxCode itemCount lines note orderStatus payBefore placedAt staffNote subtotal total user",
      "api::order.order changes orderStatus staffNote",
      "api::order.order-line reads amount kind listPrice optionName order position quantity title unitPrice",
      "api::order.order-status-change reads changedAt changedBy note order orderStatus",
      "api::renew-request.renew-request reads begins cancelledAt code credit memberExpiresAt memberType note paidAt payBefore price requestStatus requestedAt seats settledBy staffNote user years",
      "api::renew-request.renew-request changes requestStatus staffNote",
      "api::membership.membership-seat reads acceptedAt company email endedAt endedBy expiresAt holder invitedAt",
      "api::bank-transaction.bank-transaction reads account allocated amount bankedAt code description handledBy provider reason receivedAt reference staffNote state transactionId",
      "api::bank-transaction.bank-transaction changes state staffNote",
      "api::refund.refund reads amount bankTransaction code email owedAt reason sentAt sentBy sentReference staffNote state user",
      "api::refund.refund changes staffNote",
      "api::outbox.letter reads attempts claimedAt dueAt expiresAt lastError maybeTwice recipient requestId sentAt state subject",
      "api::outbox.letter changes state",
      "api::waiting-list.waiting-entry reads joinedAt kind offerEndsAt optionName price state title user",
      "api::contact.contact reads email fullName handled message phone subject",
      "api::contact.contact changes handled",
      "api::membership.membership-term reads actor endActor endReason endedOn endsOn memberType reason request seats source startsOn user value",
      "api::membership.membership-term changes endedOn endReason",
      "api::membership.membership-term adds user memberType startsOn endsOn reason value seats",
      "plugin::users-permissions.user reads company email fullName memberExpiresAt memberType phone",
    ]
  `);
});
