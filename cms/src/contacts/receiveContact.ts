import type { Core } from '@strapi/strapi';
import type { InferType } from 'yup';
import { checkInput } from '../platform/errors/checkInput';
import { contactInputRules } from '../generated/inputRules/ContactInput';
import { sendMail } from '../platform/mail/sendMail';

/**
 * Keeps what somebody wrote to the institute, and tells it by e-mail. What fills in the field that
 * people do not see is no person: it gets the same answer, and is forgotten.
 * @throws Fault 400 with the path of every bad field.
 */
export async function receiveContact(strapi: Core.Strapi, body: unknown): Promise<void> {
  const { website, ...contact } = checkInput(contactInputRules, body);
  if (website) return;
  await strapi.documents('api::contact.contact').create({ data: { ...contact, handled: false } });
  await tellInstitute(strapi, contact);
}

async function tellInstitute(
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
    // One line: a line break would begin another header.
    subject: `Liên hệ: ${subject.replace(/\s+/g, ' ')}`,
    text: [`${fullName}\nEmail: ${email}\nĐiện thoại: ${phone ?? 'không có'}`, message].join(
      '\n\n',
    ),
  });
}
