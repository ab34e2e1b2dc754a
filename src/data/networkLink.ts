import { ApolloLink } from '@apollo/client';
import { fleeting, mutationEffects } from './mutationEffects';
import { effectsLink } from './rest/effectsLink';
import { restLink, type RestOptions } from './rest/restLink';

/** The way to the API: what a change makes untrue is forgotten on the way back. */
export const networkLink = (options: RestOptions): ApolloLink =>
  ApolloLink.from([effectsLink({ effects: mutationEffects, fleeting }), restLink(options)]);
