import { useSyncExternalStore } from 'react';
import { newBuild } from '../watchBuild';
import { NoticeBand } from './NoticeBand';
import { texts } from './texts';

/** Says that the site has a newer build. Nothing is reloaded: what is being typed is not lost. */
export const BuildNotice = () => {
  const isNewer = useSyncExternalStore(newBuild.subscribe, newBuild.read, () => false);
  return <NoticeBand icon="arrow-clockwise">{isNewer ? texts.newBuild : null}</NoticeBand>;
};
