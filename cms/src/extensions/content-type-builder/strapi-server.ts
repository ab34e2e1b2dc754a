import { removeContentApi } from '../removeContentApi';

export default removeContentApi;
