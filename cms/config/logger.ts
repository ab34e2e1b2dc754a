import { environment } from '../src/platform/environment';

export default () => ({ level: environment().production ? 'warn' : 'info' });
