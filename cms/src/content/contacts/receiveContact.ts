import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { InferType } from 'yup';
import { checkInput } from '../../platform/errors/checkInput';
import { contactInputRules } from '@iia/shared/generated/inputRules/ContactInput';
import { writeMail } from '../../platform/mail/writeMail';

/**
 * Stores a contact message and emails it to the institute. Filling in the honeypot field gets the
 * same response, but the message is dropped.
 * @throws HttpError 400 with the path of every bad field
 */
export async function receiveContact(strapi: Core.Strapi, body: unknown): Promise<void> {
  const { website, ...contact } = checkInput(contactInputRules, body);
  if (website) return;
  await strapi.db.transaction(async ({ trx }) => {
    await strapi.documents('api::contact.contact').create({ data: { ...contact, handled: false } });
    await notifyInstitute(strapi, trx, contact);
  });
}

async function notifyInstitute(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  {
    fullName,
    email,
    phone,
    subject,
    message,
  }: Omit<InferType<typeof contactInputRules>, 'website'>,
): Promise<void> {
  const institute = await strapi.db
    .query('api::company-information.company-information')
    .findOne({ select: ['email'] });
  if (!institute) return;
  await writeMail(trx, {
    kind: 'contact',
    to: institute.email,
    replyTo: email,
    subject: `Liên hệ: ${subject}`,
    greeting: 'Có người viết cho Viện từ trang liên hệ.',
    facts: [
      ['Họ và tên', fullName],
      ['Email', email],
      ['Điện thoại', phone ?? 'không có'],
    ],
    paragraphs: [message],
    thanks: 'Trả lời thư này là trả lời người gửi.',
  });
}
