import { singleController } from '../../../content/contentControllers';
import { homePageView } from '../../../content/views/homePage';

export default singleController(homePageView);
