import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { newDocumentId } from '../../../platform/sql/documentIds';
import { query } from '../../../platform/sql/query';
import { freshUntil } from './freshness';
import { BlockList, isIPv4 } from 'node:net';
import { clientOf } from '../../../platform/limits/clientOf';

interface Use {
  userId: number;
  deviceId: string;
}

interface Login extends Use {
  /** Whether a second-factor code was verified as well. */
  withCode: boolean;
}

type Names = readonly (readonly [mark: RegExp, name: string])[];

/** Private and reserved networks, which identify nobody. */
const inner = new BlockList();
inner.addSubnet('10.0.0.0', 8);
inner.addSubnet('100.64.0.0', 10);
inner.addSubnet('127.0.0.0', 8);
inner.addSubnet('169.254.0.0', 16);
inner.addSubnet('172.16.0.0', 12);
inner.addSubnet('192.168.0.0', 16);

/** The first half of a public address, `203.113.x.x`: enough to recognize a provider. Null for any other. */
export function networkOf(ip: string): string | null {
  const client = clientOf(ip);
  if (isIPv4(client)) {
    return inner.check(client) ? null : `${client.split('.').slice(0, 2).join('.')}.x.x`;
  }
  const [first = '', second = ''] = client.split(':');
  // Global unicast, RFC 4291.
  return /^[23][\da-f]{3}$/.test(first) ? `${first}:${second}:…` : null;
}

/** The first match wins: most browsers also name those they descend from. */
const browsers: Names = [
  [/\bZalo\b/i, 'Zalo'],
  [/\bFBA[NV]\b/, 'Facebook'],
  [/\bcoc_coc_browser\//i, 'Cốc Cốc'],
  [/\bEdg(?:e|A|iOS)?\//, 'Microsoft Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows NT\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

interface Device {
  browser: string | null;
  system: string | null;
}

/**
 * Device according to the User-Agent header. Anyone can send any value, so it only helps owners
 * recognize their own devices.
 */
export function deviceOf(userAgent: string): Device {
  return { browser: nameIn(browsers, userAgent), system: nameIn(systems, userAgent) };
}

function nameIn(names: Names, text: string): string | null {
  return names.find(([mark]) => mark.test(text))?.[1] ?? null;
}

/** Call both within `lockAccount`. A login has just proved the password, so it is fresh. */
export function recordLogin(strapi: Core.Strapi, ctx: Context, login: Login): Promise<void> {
  const now = new Date();
  return saveLogin(strapi, ctx, login, {
    freshUntil: freshUntil(now),
    secondFactorAt: login.withCode ? now : null,
  });
}

/** Also covers logins from before records existed. */
export function recordUse(strapi: Core.Strapi, ctx: Context, login: Use): Promise<void> {
  return saveLogin(strapi, ctx, login, { freshUntil: null, secondFactorAt: null });
}

async function saveLogin(
  strapi: Core.Strapi,
  ctx: Context,
  { userId, deviceId }: Use,
  proofs: { freshUntil: Date | null; secondFactorAt: Date | null },
): Promise<void> {
  const { browser, system } = deviceOf(ctx.request.get('User-Agent'));
  const network = networkOf(ctx.request.ip);
  const now = new Date();
  // Within the caller's transaction.
  await strapi.db.transaction(async ({ trx }) => {
    await query(
      trx,
      `insert into login_sessions
         (device_id, document_id, user_id, browser, system, network, started_at, last_used_at,
          fresh_until, second_factor_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (device_id) do update set
         browser = excluded.browser, system = excluded.system, network = excluded.network,
         last_used_at = excluded.last_used_at`,
      [
        deviceId,
        newDocumentId(),
        userId,
        browser,
        system,
        network,
        now,
        now,
        proofs.freshUntil,
        proofs.secondFactorAt,
      ],
    );
  });
}
