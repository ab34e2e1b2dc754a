import type { Core } from '@strapi/strapi';
import { expect, it, vi } from 'vitest';
import { mailServer } from './mailServer';

const email = {
  id: 1,
  documentId: 'thu1',
  to: 'an@example.com',
  subject: 'Nhắc',
  attempts: 1,
  expiresAt: null,
  replyTo: null,
  requestId: null,
  text: 'Thư',
  html: '<p>Thư</p>',
};

it.each([
  [
    'https://vien.example/api/letters/unsubscribe?ticket=a.1.b',
    {
      'List-Unsubscribe': '<https://vien.example/api/letters/unsubscribe?ticket=a.1.b>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  ],
  [null, {}],
])(
  'sends the headers of RFC 8058 with the unsubscribe link %s',
  async (unsubscribeUrl, headers) => {
    const send = vi.fn(async (_mail: object) => undefined);
    const strapi = { plugin: () => ({ service: () => ({ send }) }) } as unknown as Core.Strapi;
    await mailServer(strapi, 'vien@example.com')({ ...email, unsubscribeUrl });
    expect(send).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ headers: { 'Auto-Submitted': 'auto-generated', ...headers } }),
    );
  },
);
