import { collectionController } from '../../../content/contentControllers';
import { standardListView } from '../../../content/views/standards';

export default collectionController(standardListView);
