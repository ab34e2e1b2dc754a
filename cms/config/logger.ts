import { environment } from '../src/environment';

export default () => ({ level: environment().production ? 'warn' : 'info' });
