import { singleController } from '../../../content/contentControllers';
import { quantityDiscountRuleView } from '../../../content/views/singles';

export default singleController(quantityDiscountRuleView);
