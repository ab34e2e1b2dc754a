import { describe, expect, it } from 'vitest';
import { apiNames, hostNames, unknownVariables } from './names';
import { publicUrlProblems, secretProblems } from './production';
import { flag, isSet, listOf, origin, readVariables, secret, wholeNumber } from './variables';

describe('unknownVariables', () => {
  it('accepts every variable of host and API, and those of other programs', () => {
    const own = Object.fromEntries([...hostNames, ...apiNames].map((name) => [name, 'x']));
    const others =
      'PATH HOME HOSTNAME LOGNAME LANG TERM SHLVL API_PORT API_KEY CACHE_DIRECTORY npm_config_cache POST ' +
      'DATABASE_SERVICE_HOST DATABASE_SERVICE_PORT_POSTGRES DATABASE_PORT DATABASE_PORT_5432_TCP ' +
      'DATABASE_PORT_5432_TCP_ADDR EMAIL_SERVICE_PORT CACHE_PORT_6379_UDP_PROTO';
    const foreign = Object.fromEntries(others.split(' ').map((name) => [name, 'x']));
    expect(unknownVariables({ ...own, ...foreign })).toEqual([]);
  });

  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['TRUST_PROXIE', 'TRUST_PROXY'],
    ['PROXY_HOP', 'PROXY_HOPS'],
    ['ICON_SERVICE_URI', 'ICON_SERVICE_URL'],
    ['public_url', 'PUBLIC_URL'],
    ['NODE_EVN', 'NODE_ENV'],
    ['HOST_PURGE_ULR', 'HOST_PURGE_URL'],
  ])('suggests the name that %s misspells', (name, meant) => {
    expect(unknownVariables({ [name]: 'x' })).toEqual([
      `${name} is unknown; did you mean ${meant}?`,
    ]);
  });

  it.each([
    'DATABASE_HOST',
    'EMAIL_REPLY_TO',
    'CACHE_SECONDS',
    'UNPAID_LIMIT',
    'S3_BUCKET_NAME',
    'S3_KEY',
  ])('reports %s, which begins like ours', (name) => {
    expect(unknownVariables({ [name]: 'x' })).toEqual([
      `${name} is unknown; docs/operations/configuration.md lists all variables.`,
    ]);
  });

  it('returns the new name of a renamed variable', () => {
    expect(unknownVariables({ UNPAID_PLACES_PER_MEMBER: '1' })).toEqual([
      'UNPAID_PLACES_PER_MEMBER is now called UNPAID_SEATS_PER_MEMBER.',
    ]);
  });
});

describe('publicUrlProblems', () => {
  const site = { NODE_ENV: 'production', LOCAL_TRIAL: false, PUBLIC_URL: 'https://vien.vn' };

  it.each([
    [{}],
    [{ LOCAL_TRIAL: true, PUBLIC_URL: 'http://localhost:3000' }],
    [{ LOCAL_TRIAL: true, PUBLIC_URL: 'http://[::1]:3000' }],
    [{ LOCAL_TRIAL: true, PUBLIC_URL: 'https://127.0.0.1' }],
    [{ LOCAL_TRIAL: true, PUBLIC_URL: '' }],
    [{ NODE_ENV: 'development' }],
    [{ NODE_ENV: '', PUBLIC_URL: 'http://vien.vn' }],
  ])('accepts %j', (changes) => {
    expect(publicUrlProblems({ ...site, ...changes })).toEqual([]);
  });

  it.each([
    [{ PUBLIC_URL: '' }, 'must be set'],
    [{ PUBLIC_URL: 'http://vien.vn' }, 'must be on https'],
    [{ PUBLIC_URL: 'http://localhost:3000' }, 'LOCAL_TRIAL=true permits'],
    [{ LOCAL_TRIAL: true }, 'contradicts'],
    [{ LOCAL_TRIAL: true, PUBLIC_URL: 'http://localhost.vien.vn' }, 'contradicts'],
    [{ NODE_ENV: '' }, 'NODE_ENV must be production'],
  ])('rejects %j', (changes, message) => {
    expect(publicUrlProblems({ ...site, ...changes })).toEqual([expect.stringContaining(message)]);
  });
});

describe('secretProblems', () => {
  const [one, other] = ['Zr4kWq8vTn2mXb6yLc0hJd5sPf9gUeAi', 'q7WnTb3xVc9mKz1yRd5hLs8jPf2gUe6A'];

  const real = { isTrial: false };

  it('accepts random secrets that differ', () => {
    expect(secretProblems({ A: [one], B: [other] }, { C: ['short'], D: [] }, real)).toEqual([]);
  });

  it.each([
    ['a missing one', { A: [], B: [] }, {}, 'A, B must be set in production.'],
    ['a short one', { A: [one.slice(1)] }, {}, 'A must have at least 32 characters.'],
    ['a repeated character', { A: ['abcd'.repeat(10)] }, {}, 'A must be random'],
    ['a placeholder', { A: [`change-me-${one}`] }, {}, 'A must be random'],
    [
      "a development installation's",
      { A: [`development-${one}`] },
      {},
      'A is a secret of a development',
    ],
    ['the same twice', { A: [one, one] }, {}, 'A repeats a secret.'],
    ['the same in two', { A: [one], B: [one] }, {}, 'A and B must differ.'],
    ["the same as a provider's", { A: [one] }, { C: [one] }, 'A and C must differ.'],
  ])('rejects %s', (_, own, others, message) => {
    const problems = secretProblems(own, others, real);
    expect(problems).toEqual([expect.stringContaining(message)]);
    expect(problems.join()).not.toContain(one);
  });

  it("accepts a development installation's in a trial", () => {
    expect(secretProblems({ A: [`development-${one}`] }, {}, { isTrial: true })).toEqual([]);
  });
});

describe('readVariables', () => {
  const declared = {
    SIZE: wholeNumber('size', { fallback: 5, min: 1, max: 9, unit: 'metres' }),
    ON: flag('on'),
    KEY: secret('key', 4),
    SITES: listOf(origin('sites')),
  };

  it('falls back where a variable is unset or blank', () => {
    expect(readVariables(declared, { SIZE: ' ', ON: '' })).toEqual({
      values: { SIZE: 5, ON: false, KEY: '', SITES: [] },
      problems: [],
    });
  });

  it('parses what is set', () => {
    const source = { SIZE: '9', ON: 'true', KEY: 'abcd', SITES: 'https://a.vn/, https://b.vn' };
    expect(readVariables(declared, source).values).toEqual({
      SIZE: 9,
      ON: true,
      KEY: 'abcd',
      SITES: ['https://a.vn', 'https://b.vn'],
    });
  });

  it('reports each mistake with its rule, but no secret', () => {
    const source = { SIZE: '10', ON: 'yes', KEY: 'abc', SITES: 'https://a.vn,b' };
    expect(readVariables(declared, source).problems).toEqual([
      'SIZE="10" must be metres from 1 to 9.',
      'ON="yes" must be true or false.',
      'KEY must be at least 4 characters.',
      'SITES="https://a.vn,b" must be a list separated by commas, each an http(s) origin with no path.',
    ]);
  });

  it('treats a blank variable as unset', () => {
    expect([isSet({ A: ' ' }, 'A'), isSet({ A: 'x' }, 'A'), isSet({}, 'A')]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
