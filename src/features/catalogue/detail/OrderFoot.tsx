import { ButtonLink } from '@/ui/ButtonLink';
import { PriceFigures } from '../price/PriceFigures';
import { ORDER_PANEL_ID } from './OrderPanel';

type OrderFootProps = {
  /** Đồng. */
  price: number;
  memberPrice: number | null;
  action: string;
};

/** The price and the way to the order panel, at the foot of a phone's screen. */
export const OrderFoot = ({ price, memberPrice, action }: OrderFootProps) => (
  <>
    <PriceFigures price={price} memberPrice={memberPrice} />
    <ButtonLink to={`#${ORDER_PANEL_ID}`}>{action}</ButtonLink>
  </>
);
