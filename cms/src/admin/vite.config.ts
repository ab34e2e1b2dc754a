import { replaceHardCodedTexts } from '../panel/browser/translations/hardCodedTexts';

interface Config {
  plugins?: unknown[];
}

/** Strapi's own build configuration plus translations of its hard-coded literals. */
export default (config: Config): Config => ({
  ...config,
  plugins: [...(config.plugins ?? []), replaceHardCodedTexts()],
});
