import { join } from 'node:path';
import { readSamples } from '../../cms/src/seed/samples/readSamples';
import { cmsFolder } from './buildApi';

/** The sample content of `cms/sample`. */
export const samples = readSamples(join(cmsFolder, 'sample'));
