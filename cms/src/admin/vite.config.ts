import { spokenWords } from './translations/spokenWords';

interface Config {
  plugins?: unknown[];
}

/** Strapi's own build configuration plus translations of its hard-coded literals. */
export default (config: Config): Config => ({
  ...config,
  plugins: [...(config.plugins ?? []), spokenWords()],
});
