import { useSyncExternalStore } from 'react';
import { newBuild } from '../watchBuild';
import { NoticeBand } from './NoticeBand';
import { texts } from './texts';

/** Announces a newer build. Does not reload, so that no input is lost. */
export const BuildNotice = () => {
  const isNewer = useSyncExternalStore(newBuild.subscribe, newBuild.read, () => false);
  return <NoticeBand icon="arrow-clockwise">{isNewer ? texts.newBuild : null}</NoticeBand>;
};
