import type { ApiName } from '@iia/shared/environment/names';
import { secretProblems } from '@iia/shared/environment/production';
import { isSet, type Source } from '@iia/shared/environment/variables';
import type { ApiValues } from './environmentVariables';
import { gatewayNeeds, unsafeGateways } from './gatewayEnvironment';

const ownSecrets = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
] as const;

/** Secrets that the bank and the payment providers choose, including their length. */
const webhookSecrets = [
  'BANK_WEBHOOK_SECRET',
  'SEPAY_WEBHOOK_SECRET',
  'PAYOS_CHECKSUM_KEY',
  'CASSO_WEBHOOK_SECRET',
  'VNPAY_HASH_SECRET',
  'PAYOS_API_KEY',
] as const;

export function seedOf({ SEED: seed, NODE_ENV: mode }: ApiValues): 'off' | 'content' | 'full' {
  return seed || (mode === 'production' ? 'off' : 'full');
}

/** A sentence about each variable that has no effect because of another one. */
export function contradictions(values: ApiValues, source: Source): string[] {
  const needs = (name: ApiName, other: ApiName) =>
    isSet(source, name) && !isSet(source, other) ? [`${name} has no effect without ${other}.`] : [];
  const namesTwo = isSet(source, 'DATABASE_URL') && isSet(source, 'DATABASE_FILENAME');
  const hasNoSamples = isSet(source, 'SEED_PASSWORD') && seedOf(values) !== 'full';
  return [
    ...(namesTwo ? ['DATABASE_URL and DATABASE_FILENAME name two databases; set one.'] : []),
    ...needs('DATABASE_SSL', 'DATABASE_URL'),
    ...needs('DATABASE_SSL_CA', 'DATABASE_SSL'),
    ...needs('DATABASE_POOL_MAX', 'DATABASE_URL'),
    ...needs('HOST_PURGE_URL', 'PURGE_SECRET'),
    ...needs('EMAIL_PROVIDER', 'EMAIL_FROM'),
    ...needs('EMAIL_PROVIDER_OPTIONS', 'EMAIL_PROVIDER'),
    ...needs('EMAIL_FROM', 'EMAIL_PROVIDER'),
    ...gatewayNeeds.flatMap(([name, other]) => needs(name, other)),
    ...(hasNoSamples ? ['SEED_PASSWORD has no effect without SEED=full.'] : []),
  ];
}

/** A sentence about each secret that is missing or weak, and each variable that only development may have. */
export function unsafeInProduction(values: ApiValues, source: Source): string[] {
  const { PURGE_SECRET: purge, LOCAL_TRIAL: isTrial } = values;
  const secretsIn = (names: readonly (keyof ApiValues & string)[]) =>
    Object.fromEntries(
      names.map((name) => [name, [values[name]].flat().map(String).filter(Boolean)]),
    );
  return [
    ...secretProblems(
      { ...secretsIn(ownSecrets), ...(purge && { PURGE_SECRET: [purge] }) },
      secretsIn(webhookSecrets),
      { isTrial },
    ),
    ...(purge !== '' && values.HOST_PURGE_URL.length === 0
      ? ['PURGE_SECRET has no effect without HOST_PURGE_URL.']
      : []),
    ...(isTrial ? [] : [...forDevelopment(values, source), ...unsafeGateways(values)]),
  ];
}

function forDevelopment(values: ApiValues, source: Source): string[] {
  return [
    ...(seedOf(values) === 'full'
      ? ['SEED=full is not for production: it prints the passwords of its accounts.']
      : []),
    ...(isSet(source, 'INPUT_READS')
      ? ['INPUT_READS is not for production: it is a record for contract tests.']
      : []),
  ];
}
