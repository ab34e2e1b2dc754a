import { contractCommand, runCommand } from './command';

await runCommand(contractCommand('contract'));
