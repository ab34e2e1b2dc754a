import { collectionController } from '../../../content/contentControllers';
import { memberBenefitView } from '../../../content/views/institute';

export default collectionController(memberBenefitView);
