import { collectionController } from '../../../content/contentControllers';
import { newsPostView } from '../../../content/views/newsPost';

export default collectionController(newsPostView);
