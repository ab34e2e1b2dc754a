import { collectionController } from '../../../content/contentControllers';
import { courseView } from '../../../content/views/course';

export default collectionController(courseView);
