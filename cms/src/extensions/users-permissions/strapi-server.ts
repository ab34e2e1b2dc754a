import { closeContentApi } from '../closeContentApi';

export default closeContentApi;
