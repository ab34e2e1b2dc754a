import { collectionController } from '../../../content/contentControllers';
import { seminarView } from '../../../content/views/seminar';

export default collectionController(seminarView);
