import type { PaymentMethodsQuery } from '@/data/generated/operations/features/gateway-payment';
import type { PaymentGateway } from '@/data/generated/types';

type Methods = PaymentMethodsQuery['paymentMethods'];

interface Destination {
  url: string;
  gateway: PaymentGateway;
  methods: Methods;
  /** Of this page: only a page on http may open one, on a developer's machine. */
  protocol: string;
}

/** Whether the URL is a payment page of the gateway that the member chose, on https. */
export function isGatewayUrl({ url, gateway, methods, protocol }: Destination): boolean {
  const page = parse(url);
  if (!page || (page.protocol !== 'https:' && page.protocol !== protocol)) return false;
  return methods.some((method) => method.gateway === gateway && method.origin === page.origin);
}

/** Null for a text that is no absolute URL. Old browsers have no `URL.parse`. */
function parse(url: string): URL | null {
  try {
    return new URL(url);
  } catch {
    return null;
  }
}
