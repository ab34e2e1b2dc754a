import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './environment';

const secrets = {
  APP_KEYS: 'Zr4kWq8vTn2mXb6yLc0hJd5sPf9gUeAi, q7WnTb3xVc9mKz1yRd5hLs8jPf2gUe6A',
  API_TOKEN_SALT: 'c3VxZ8nTw5mKy1bRd7hLs4jPf9gUe2Aq',
  ADMIN_JWT_SECRET: 'd9TnXb4wVc7mKz2yRh5qLs1jPf8gUe3A',
  TRANSFER_TOKEN_SALT: 'e5WmTz7xVb2nKc9yRd1hLq4jPs8gUf6A',
  ENCRYPTION_KEY: 'f1XkTw8zVn5bKm3yRc9hLd7jPq2gUs4A',
  JWT_SECRET: 'g8ZnTq2wVx6bKm4yRs1hLc5jPd9gUf7A',
};
const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://example.vn/', ...secrets };

describe('parseEnvironment', () => {
  it('needs no variables in development', () => {
    const environment = parseEnvironment({});
    expect(environment).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 1337,
      drainSeconds: 5,
      minFreeDiskMb: 50,
      proxyHops: 1,
      corsOrigins: [],
      database: { client: 'sqlite', filename: '.data/data.db' },
      purge: null,
      mail: null,
      seed: 'full',
      logFormat: 'text',
      metrics: null,
    });
    expect(environment.secrets.jwtSecrets[0].length).toBeGreaterThan(20);
    expect(environment.secrets.appKeys).toHaveLength(1);
  });

  it('lists every missing secret in production', () => {
    expect(() => parseEnvironment({ NODE_ENV: 'production', APP_KEYS: secrets.APP_KEYS })).toThrow(
      'API_TOKEN_SALT, ADMIN_JWT_SECRET, TRANSFER_TOKEN_SALT, ENCRYPTION_KEY, JWT_SECRET must be set',
    );
  });

  it('reads the given values', () => {
    const newer = 'h4YkTw8zVn5bKm3yRc9hLd7jPq2gUs6B';
    const purge = 'h2YnTq8wVx4bKm6zRs3hLc7jPd1gUf9A';
    const environment = parseEnvironment({
      ...production,
      JWT_SECRET: `${newer}, ${secrets.JWT_SECRET}`,
      PORT: '8080',
      FILES_FOLDER: '/srv/files',
      DATABASE_URL: 'postgres://db/site',
      DATABASE_SSL: 'true',
      HOST_PURGE_URL: 'http://a/purge, http://b/purge',
      PURGE_SECRET: purge,
      CORS_ORIGINS: 'https://app.example.vn',
      EMAIL_PROVIDER: 'nodemailer',
      EMAIL_PROVIDER_OPTIONS: '{"host":"smtp.example.vn"}',
      EMAIL_FROM: 'Viện <thu@example.vn>',
      METRICS_PORT: '9465',
    });
    expect(environment).toMatchObject({
      production: true,
      port: 8080,
      publicUrl: 'https://example.vn',
      secrets: {
        appKeys: secrets.APP_KEYS.split(', '),
        encryptionKeys: [secrets.ENCRYPTION_KEY],
        jwtSecrets: [newer, secrets.JWT_SECRET],
      },
      database: {
        client: 'postgres',
        url: 'postgres://db/site',
        ssl: true,
        sslCa: '',
        poolMax: 10,
      },
      purge: { urls: ['http://a/purge', 'http://b/purge'], secret: purge },
      corsOrigins: ['https://app.example.vn'],
      mail: {
        provider: 'nodemailer',
        providerOptions: { host: 'smtp.example.vn' },
        from: 'Viện <thu@example.vn>',
      },
      seed: 'off',
      logFormat: 'json',
      metrics: { host: '127.0.0.1', port: 9465 },
    });
  });

  const weak = 'must have at least 32 characters';
  it.each<[string, Record<string, string>]>([
    ['PORT="abc" must be', { PORT: 'abc' }],
    ['PORT="70000" must be', { PORT: '70000' }],
    ['METRICS_PORT="x" must be', { METRICS_PORT: 'x' }],
    ['LOG_FORMAT="xml" must be', { LOG_FORMAT: 'xml' }],
    ['BACKUP_RECIPIENTS must be', { BACKUP_RECIPIENTS: 'AGE-SECRET-KEY-1X' }],
    ['RETAIN_CONTACTS_MONTHS="0" must be', { RETAIN_CONTACTS_MONTHS: '0' }],
    ['DRAIN_SECONDS="-1" must be', { DRAIN_SECONDS: '-1' }],
    ['PROBE_SECRET must be', { PROBE_SECRET: 'too-short' }],
    ['PROBE_NETWORKS="example.vn" must be', { PROBE_NETWORKS: 'example.vn' }],
    ['MIN_FREE_DISK_MB="a lot" must be', { MIN_FREE_DISK_MB: 'a lot' }],
    ['BANK_WEBHOOK_SECRET must be', { BANK_WEBHOOK_SECRET: 'too-short' }],
    ['SEPAY_WEBHOOK_SECRET must be', { SEPAY_WEBHOOK_SECRET: 'too-short' }],
    ['PAYOS_CHECKSUM_KEY must be', { PAYOS_CHECKSUM_KEY: 'too-short' }],
    ['CASSO_WEBHOOK_SECRET must be', { CASSO_WEBHOOK_SECRET: 'too-short' }],
    ['VNPAY_TMN_CODE="x" must be 8 capital letters', { VNPAY_TMN_CODE: 'x' }],
    ['VNPAY_TMN_CODE has no effect without VNPAY_HASH_SECRET', { VNPAY_TMN_CODE: 'VIENKT01' }],
    ['VNPAY_QUERY_URL has no effect without VNPAY_TMN_CODE', { VNPAY_QUERY_URL: 'https://a/b' }],
    ['PAYOS_CLIENT_ID has no effect without PAYOS_CHECKSUM_KEY', { PAYOS_CLIENT_ID: 'x' }],
    ['PAYOS_CLIENT_ID has no effect without PUBLIC_URL', { PAYOS_CLIENT_ID: 'x' }],
    ['VNPAY_PAYMENT_URL must be on https', { ...production, VNPAY_PAYMENT_URL: 'http://a/b' }],
    ['HOST_PURGE_URL has no effect without PURGE_SECRET', { HOST_PURGE_URL: 'http://a/purge' }],
    ['HOST_PURGE_URL="nowhere" must be', { HOST_PURGE_URL: 'nowhere', PURGE_SECRET: 's' }],
    ['CORS_ORIGINS="*" must be', { CORS_ORIGINS: '*' }],
    ['is now called UNPAID_SEATS_PER_MEMBER', { UNPAID_PLACES_PER_MEMBER: '10' }],
    ['PUBLIC_URL="example" must be', { PUBLIC_URL: 'example' }],
    [
      'EMAIL_PROVIDER_OPTIONS must be an object in JSON.',
      { EMAIL_PROVIDER: 'x', EMAIL_FROM: 'x', EMAIL_PROVIDER_OPTIONS: '{' },
    ],
    [
      'EMAIL_PROVIDER_OPTIONS must be an object in JSON.',
      { EMAIL_PROVIDER: 'x', EMAIL_FROM: 'x', EMAIL_PROVIDER_OPTIONS: '[]' },
    ],
    ['EMAIL_PROVIDER has no effect without EMAIL_FROM', { EMAIL_PROVIDER: 'x' }],
    ['EMAIL_FROM has no effect without EMAIL_PROVIDER', { EMAIL_FROM: 'x' }],
    ['name two databases', { DATABASE_URL: 'postgres://a/b', DATABASE_FILENAME: 'x.db' }],
    ['DATABASE_SSL has no effect', { DATABASE_SSL: 'true' }],
    ['DATABASE_SSL_CA has no effect', { DATABASE_SSL_CA: '/etc/ca.pem' }],
    ['DATABASE_POOL_MAX has no effect', { DATABASE_POOL_MAX: '5' }],
    ['DATABASE_URL must be an address', { DATABASE_URL: 'mysql://secret@db/site' }],
    ['DATABASE_USERNAME is unknown', { DATABASE_USERNAME: 'x' }],
    ['SEED="everything" must be one of', { SEED: 'everything' }],
    ['SEED_PASSWORD has no effect', { SEED: 'content', SEED_PASSWORD: 'x' }],
    ['NODE_ENV="prod" must be one of', { NODE_ENV: 'prod' }],
    ['NODE_ENV must be production', { PUBLIC_URL: 'https://example.vn' }],
    [`JWT_SECRET ${weak}`, { ...production, JWT_SECRET: 'short' }],
    [`APP_KEYS ${weak}`, { ...production, APP_KEYS: `${secrets.APP_KEYS},short` }],
    [
      'ADMIN_JWT_SECRET and JWT_SECRET must differ',
      { ...production, JWT_SECRET: secrets.ADMIN_JWT_SECRET },
    ],
    [
      'JWT_SECRET and BANK_WEBHOOK_SECRET must differ',
      { ...production, BANK_WEBHOOK_SECRET: secrets.JWT_SECRET },
    ],
    ['PUBLIC_URL must be set', { ...production, PUBLIC_URL: '' }],
    ['must be on https', { ...production, PUBLIC_URL: 'http://example.vn' }],
    ['SEED=full is not for production', { ...production, SEED: 'full' }],
    ['INPUT_READS is not for production', { ...production, INPUT_READS: '/tmp/x' }],
    [
      'PURGE_SECRET has no effect without HOST_PURGE_URL',
      { ...production, PURGE_SECRET: 'h2YnTq8wVx4bKm6zRs3hLc7jPd1gUf9A' },
    ],
  ])('reports: %s', (message, variables) => {
    expect(() => parseEnvironment(variables)).toThrow(message);
  });

  it('permits sample accounts in a trial on this machine', () => {
    const trial = { ...production, LOCAL_TRIAL: 'true', PUBLIC_URL: 'http://localhost:3000' };
    expect(parseEnvironment({ ...trial, SEED: 'full', SEED_PASSWORD: 'x' })).toMatchObject({
      production: true,
      seed: 'full',
      seedPassword: 'x',
    });
  });

  it('has a default folder of backups in development only', () => {
    expect(parseEnvironment({}).backup.folder).toBe('.data/backups');
    expect(parseEnvironment(production).backup.folder).toBeNull();
    expect(parseEnvironment({ ...production, BACKUP_FOLDER: '/srv/x' }).backup.folder).toBe(
      '/srv/x',
    );
  });

  it('prints no secret', () => {
    const wrong = { ...production, JWT_SECRET: 'geheim', DATABASE_URL: 'mysql://me:geheim@db' };
    expect(() => parseEnvironment(wrong)).toThrow('JWT_SECRET');
    expect(() => parseEnvironment(wrong)).not.toThrow(/geheim/);
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

    it('is a bucket if one is configured', () => {
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
      [{ S3_REGION: 'hn-1' }, 'S3_REGION has no effect without S3_BUCKET.'],
      [{ ...bucket, S3_REGION: '' }, 'S3_REGION must be set'],
      [
        { ...bucket, S3_ENDPOINT: 's3.example.vn' },
        'S3_ENDPOINT="s3.example.vn" must be an http(s) address',
      ],
      [{ ...bucket, S3_SECRET_ACCESS_KEY: '' }, 'must be set together'],
      [{ ...bucket, S3_PATH_STYLE: 'yes' }, 'S3_PATH_STYLE="yes" must be one of true, false'],
      [{ OWNERS_FOLDER: '/srv/owners' }, 'OWNERS_FOLDER is now FILES_FOLDER'],
      [
        { ...production, DATABASE_URL: 'postgres://db/vien' },
        'FILES_FOLDER or S3_BUCKET must be set',
      ],
    ])('rejects %j', (variables, problem) => {
      expect(() => parseEnvironment(variables)).toThrow(problem);
    });
  });
});
