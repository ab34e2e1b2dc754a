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
  if (!URL.canParse(url)) return false;
  const page = new URL(url);
  if (page.protocol !== 'https:' && page.protocol !== protocol) return false;
  return methods.some((method) => method.gateway === gateway && method.origin === page.origin);
}
