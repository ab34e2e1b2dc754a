import { describe, expect, it } from 'vitest';
import { isGatewayUrl } from './gatewayUrl';

const methods = [
  { gateway: 'vnpay' as const, origin: 'https://pay.vnpay.vn' },
  { gateway: 'payos' as const, origin: 'https://pay.payos.vn' },
];
const check = (url: string, protocol = 'https:') =>
  isGatewayUrl({ url, gateway: 'vnpay', methods, protocol });

describe('isGatewayUrl', () => {
  it('accepts a page of the chosen gateway', () => {
    expect(check('https://pay.vnpay.vn/vpcpay.html?vnp_Amount=1')).toBe(true);
  });

  it.each([
    'https://pay.payos.vn/web/1',
    'https://pay.vnpay.vn.example.com/',
    'https://pay.vnpay.vn:444/',
    'https://pay.vnpay.vn@example.com/',
    'http://pay.vnpay.vn/',
    'javascript:alert(1)',
    '//pay.vnpay.vn/',
    '',
  ])('rejects %s', (url) => {
    expect(check(url)).toBe(false);
  });

  it('accepts http only from a page on http', () => {
    const local = [{ gateway: 'vnpay' as const, origin: 'http://127.0.0.1:9' }];
    const url = 'http://127.0.0.1:9/pay';
    const destination = { url, gateway: 'vnpay' as const, methods: local };
    expect(isGatewayUrl({ ...destination, protocol: 'http:' })).toBe(true);
    expect(isGatewayUrl({ ...destination, protocol: 'https:' })).toBe(false);
  });
});
