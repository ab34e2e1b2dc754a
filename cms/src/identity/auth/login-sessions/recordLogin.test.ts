import { expect, it } from 'vitest';
import { deviceOf, networkOf } from './recordLogin';

it.each([
  ['203.113.131.7', '203.113.x.x'],
  ['::ffff:203.113.131.7', '203.113.x.x'],
  ['2405:4802:1c2f:9a00::17', '2405:4802:…'],
  ['127.0.0.1', null],
  ['::1', null],
  ['192.168.1.20', null],
  ['100.70.3.2', null],
  ['fe80::1%eth0', null],
  ['', null],
])('shows %s as %s', (ip, shown) => {
  expect(networkOf(ip)).toBe(shown);
});

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit}`;
const android = `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${webKit}`;
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15';

it.each([
  [`${windows} Chrome/141.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`${windows} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Microsoft Edge', 'Windows'],
  [`${windows} coc_coc_browser/141.0.0 Chrome/135.0.0.0 Safari/537.36`, 'Cốc Cốc', 'Windows'],
  [
    `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [`${iPhone} (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`${iPhone} (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [`${iPhone} (KHTML, like Gecko) Mobile/15E148 Zalo iOS/730`, 'Zalo', 'iPhone'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0',
    'Firefox',
    'macOS',
  ],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('finds browser and system in %s', (header, browser, system) => {
  expect(deviceOf(header)).toEqual({ browser, system });
});
