import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './environment';

const secrets = {
  APP_KEYS: 'a,b',
  API_TOKEN_SALT: 'c',
  ADMIN_JWT_SECRET: 'd',
  TRANSFER_TOKEN_SALT: 'e',
  ENCRYPTION_KEY: 'f',
  JWT_SECRET: 'g',
};

describe('parseEnvironment', () => {
  it('needs no variables in development', () => {
    const environment = parseEnvironment({});
    expect(environment).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 1337,
      proxyHops: 1,
      corsOrigins: [],
      database: { client: 'sqlite', filename: '.data/data.db' },
      purge: null,
      mail: null,
    });
    expect(environment.secrets.jwtSecrets[0].length).toBeGreaterThan(20);
  });

  it('lists every missing secret in production', () => {
    expect(() => parseEnvironment({ NODE_ENV: 'production', APP_KEYS: 'a' })).toThrow(
      'API_TOKEN_SALT, ADMIN_JWT_SECRET, TRANSFER_TOKEN_SALT, ENCRYPTION_KEY, JWT_SECRET must be set',
    );
  });

  it('reads the given values', () => {
    const environment = parseEnvironment({
      NODE_ENV: 'production',
      ...secrets,
      JWT_SECRET: 'h, g',
      PORT: '8080',
      PUBLIC_URL: 'https://example.vn/',
      FILES_FOLDER: '/srv/files',
      DATABASE_URL: 'postgres://db/site',
      DATABASE_SSL: 'true',
      HOST_PURGE_URL: 'http://a/purge, http://b/purge',
      PURGE_SECRET: 's',
      CORS_ORIGINS: 'https://app.example.vn',
    });
    expect(environment).toMatchObject({
      port: 8080,
      publicUrl: 'https://example.vn',
      secrets: { appKeys: ['a', 'b'], encryptionKeys: ['f'], jwtSecrets: ['h', 'g'] },
      database: { client: 'postgres', url: 'postgres://db/site', ssl: true, poolMax: 10 },
      purge: { urls: ['http://a/purge', 'http://b/purge'], secret: 's' },
      corsOrigins: ['https://app.example.vn'],
    });
  });

  it.each([
    ['PORT', { PORT: 'abc' }],
    ['PORT', { PORT: '70000' }],
    ['BANK_WEBHOOK_SECRET', { BANK_WEBHOOK_SECRET: 'too-short' }],
    ['SEPAY_WEBHOOK_SECRET', { SEPAY_WEBHOOK_SECRET: 'too-short' }],
    ['PAYOS_CHECKSUM_KEY', { PAYOS_CHECKSUM_KEY: 'too-short' }],
    ['CASSO_WEBHOOK_SECRET', { CASSO_WEBHOOK_SECRET: 'too-short' }],
    ['PURGE_SECRET', { HOST_PURGE_URL: 'http://a/purge' }],
    ['HOST_PURGE_URL', { HOST_PURGE_URL: 'nowhere', PURGE_SECRET: 's' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: '*' }],
    ['UNPAID_SEATS_PER_MEMBER', { UNPAID_PLACES_PER_MEMBER: '10' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'example' }],
    ['EMAIL_PROVIDER_OPTIONS', { EMAIL_PROVIDER: 'x', EMAIL_PROVIDER_OPTIONS: '{' }],
  ])('rejects %s', (name, variables) => {
    expect(() => parseEnvironment(variables)).toThrow(name);
  });

  describe('where files are stored', () => {
    const bucket = {
      S3_BUCKET: 'vien',
      S3_REGION: 'hn-1',
      S3_ENDPOINT: 'https://s3.example.vn/',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    const filesOf = (variables: Record<string, string>) => parseEnvironment(variables).files;

    it('is a folder beside the database by default', () => {
      expect(filesOf({})).toEqual({ folder: '.data', bucket: null });
      expect(filesOf({ DATABASE_FILENAME: '/srv/vien/data.db' }).folder).toBe('/srv/vien');
      expect(filesOf({ FILES_FOLDER: '/srv/files' }).folder).toBe('/srv/files');
    });

    it('is a bucket if one is given', () => {
      const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
      expect(filesOf(bucket).bucket).toEqual({
        name: 'vien',
        region: 'hn-1',
        endpoint: 'https://s3.example.vn',
        pathStyle: true,
        credentials,
      });
      expect(filesOf({ ...bucket, S3_PATH_STYLE: 'false' }).bucket?.pathStyle).toBe(false);
      expect(filesOf({ S3_BUCKET: 'vien', S3_REGION: 'ap-southeast-1' }).bucket).toEqual({
        name: 'vien',
        region: 'ap-southeast-1',
        endpoint: '',
        pathStyle: false,
        credentials: null,
      });
    });

    it.each([
      [{ S3_REGION: 'hn-1' }, 'S3_BUCKET must be set where S3_REGION is.'],
      [{ ...bucket, S3_REGION: '' }, 'S3_REGION must be set'],
      [{ ...bucket, S3_ENDPOINT: 's3.example.vn' }, 'S3_ENDPOINT must be an http(s) address'],
      [{ ...bucket, S3_SECRET_ACCESS_KEY: '' }, 'must be set together'],
      [{ ...bucket, S3_PATH_STYLE: 'yes' }, 'S3_PATH_STYLE must be true or false'],
      [{ OWNERS_FOLDER: '/srv/owners' }, 'OWNERS_FOLDER is now FILES_FOLDER'],
      [
        { NODE_ENV: 'production', ...secrets, DATABASE_URL: 'postgres://db/vien' },
        'FILES_FOLDER or S3_BUCKET must be set',
      ],
    ])('rejects %j', (variables, problem) => {
      expect(() => parseEnvironment(variables)).toThrow(problem);
    });
  });
});
