import { describe, expect, it } from 'vitest';
import { palettes } from '../../../../src/ui/colors';
import { emailHtml, emailColors, emailText } from './renderEmail';
import type { EmailContent } from './Mail';

const hostile = `"><img src=x onerror='alert(1)'>&lt;`;

const email: EmailContent = {
  subject: `Tiêu đề ${hostile}`,
  greeting: `Kính gửi ${hostile}`,
  paragraphs: [`Dòng một ${hostile}\nDòng hai`],
  facts: [[`Mã ${hostile}`, `DH26A7K3Q ${hostile}`]],
  action: { label: `Xem ${hostile}`, url: `https://vien.example/${hostile}` },
  notes: [`Ghi chú ${hostile}`],
  thanks: `Cảm ơn ${hostile}`,
};

describe('an email', () => {
  it('escapes markup in its values', () => {
    const html = emailHtml(email);
    expect(html).not.toContain('<img');
    expect(html).not.toContain(`'alert`);
    // The subject and the first paragraph appear twice, the address three times.
    const escaped = '&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;lt;';
    expect(html.split(escaped)).toHaveLength(14);
    expect(html).toContain('&amp;lt;<br>Dòng hai');
  });

  it('has the same content in both forms', () => {
    const plain: EmailContent = {
      subject: 'Xác nhận đơn hàng DH26A7K3Q',
      greeting: 'Kính gửi Quý khách,',
      paragraphs: ['Viện đã nhận thanh toán.'],
      facts: [['Mã đơn hàng', 'DH26A7K3Q']],
      action: { label: 'Xem đơn hàng', url: 'https://vien.example/don?a=1&b=2' },
      notes: ['Ghi chú.'],
    };
    expect(emailText(plain)).toBe(
      [
        'Kính gửi Quý khách,',
        'Viện đã nhận thanh toán.',
        'Mã đơn hàng: DH26A7K3Q',
        'Xem đơn hàng:\nhttps://vien.example/don?a=1&b=2',
        'Ghi chú.',
        'Trân trọng cảm ơn Quý khách.',
        'Viện Kiểm toán nội bộ Việt Nam',
      ].join('\n\n'),
    );
    const html = emailHtml(plain);
    for (const part of ['Kính gửi Quý khách,', 'Viện đã nhận thanh toán.', 'DH26A7K3Q', 'Ghi chú.'])
      expect(html).toContain(`>${part}<`);
    expect(html).toContain('href="https://vien.example/don?a=1&amp;b=2"');
  });

  it('uses the colours of the site', () => {
    for (const theme of ['light', 'dark'] as const) {
      expect(palettes[theme]).toMatchObject(emailColors[theme]);
    }
  });
});
