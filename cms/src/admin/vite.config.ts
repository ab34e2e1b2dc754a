import { spokenWords } from './translations/spokenWords';

interface Config {
  plugins?: unknown[];
}

/** Strapi's own configuration of the panel's build, and the words that stand in its code. */
export default (config: Config): Config => ({
  ...config,
  plugins: [...(config.plugins ?? []), spokenWords()],
});
