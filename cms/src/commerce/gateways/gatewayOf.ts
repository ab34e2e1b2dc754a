import type { PaymentGateway, PaymentMethod } from '../../generated/types';
import { environment } from '../../platform/environment';
import type { Gateway } from './Gateway';
import { payosGateway } from './payos/payosGateway';
import { vnpayGateway } from './vnpay/vnpayGateway';

/** In the order in which members see them. */
const names: readonly PaymentGateway[] = ['vnpay', 'payos'];

/** Null for a gateway that is switched off. */
export function gatewayOf(name: PaymentGateway): Gateway | null {
  const { vnpay, payos } = environment().gateways;
  if (name === 'vnpay') return vnpay && vnpayGateway(vnpay);
  return payos && payosGateway(payos);
}

/** The gateways that are switched on. */
export function paymentMethods(): PaymentMethod[] {
  return names.flatMap((gateway) => {
    const service = gatewayOf(gateway);
    return service ? [{ gateway, origin: service.origin }] : [];
  });
}
