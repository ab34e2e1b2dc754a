import type { Core } from '@strapi/strapi';
import type { InferType } from 'yup';
import { checkInput } from '../platform/errors/checkInput';
import { contactInputRules } from '../generated/inputRules/ContactInput';
import { sendMail } from '../platform/mail/sendMail';

/**
 * Stores a contact message and e-mails it to the institute. Filling in the honeypot field gets the same
 * response, but the message is dropped.
 * @throws Fault 400 with the path of every bad field
 */
export async function receiveContact(strapi: Core.Strapi, body: unknown): Promise<void> {
  const { website, ...contact } = checkInput(contactInputRules, body);
  if (website) return;
  await strapi.documents('api::contact.contact').create({ data: { ...contact, handled: false } });
  await notifyInstitute(strapi, contact);
}

async function notifyInstitute(
  strapi: Core.Strapi,
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
  sendMail(strapi, {
    to: institute.email,
    replyTo: email,
    // Strips line breaks, which would inject another header.
    subject: `Liên hệ: ${subject.replace(/\s+/g, ' ')}`,
    text: [`${fullName}\nEmail: ${email}\nĐiện thoại: ${phone ?? 'không có'}`, message].join(
      '\n\n',
    ),
  });
}
