import { singleController } from '../../../content/contentControllers';
import { companyInformationView } from '../../../content/views/singles';

export default singleController(companyInformationView);
