import { cp, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { HostFile, ReadHostFile } from '../hostFiles.ts';

const { resolve } = createRequire(import.meta.url);
const googleFonts = '@expo-google-fonts';

const sources: Record<HostFile, string> = {
  'openapi.json': join(import.meta.dirname, '../generated/openapi.json'),
  'swagger-ui.css': resolve('swagger-ui-dist/swagger-ui.css'),
  'swagger-ui-bundle.js': resolve('swagger-ui-dist/swagger-ui-bundle.js'),
  'serif.ttf': resolve(`${googleFonts}/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf`),
  'sans.ttf': resolve(`${googleFonts}/be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf`),
};

/** For development and tests, which run without a build. */
export const readSourceFile: ReadHostFile = (name) => readFile(sources[name]);

export const copyHostFiles = (): Plugin => ({
  name: 'copy-host-files',
  async writeBundle({ dir = '' }) {
    for (const [name, source] of Object.entries(sources)) await cp(source, join(dir, name));
  },
});
