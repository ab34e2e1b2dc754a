import { quantityDiscountRuleShown } from '../../generated/content';
import type { QuantityDiscountRule } from '../../generated/types';
import type { ContentView } from '../records/ContentView';

export const quantityDiscountRuleView: ContentView<QuantityDiscountRule> = {
  ...quantityDiscountRuleShown,
  defaultSort: 'documentId:asc',
  notFound: 'Chưa có chiết khấu theo số lượng.',
};
