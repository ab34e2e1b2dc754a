import type { PaymentAdapter } from './PaymentAdapter';
import { cassoAdapter } from './casso';
import { payosAdapter } from './payos';
import { sepayAdapter } from './sepay';

/** Keyed by the last segment of the webhook's path. */
const adapters = new Map<string, PaymentAdapter>(
  [sepayAdapter, payosAdapter, cassoAdapter].map((adapter) => [adapter.provider, adapter]),
);

export function adapterOf(provider: unknown): PaymentAdapter | undefined {
  return typeof provider === 'string' ? adapters.get(provider) : undefined;
}
