import { contractCommand, runCommand } from 'rest-contract/contract';

await runCommand(contractCommand('contract'));
