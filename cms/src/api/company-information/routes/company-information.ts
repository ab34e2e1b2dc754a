import { singleRoute } from '../../../content/contentRoutes';

export default singleRoute('company-information', 'company-information');
