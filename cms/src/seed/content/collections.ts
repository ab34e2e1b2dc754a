import type { ContentType } from '../Loader';
import { aboutPages } from './aboutPages';
import { memberBenefits } from './benefits';
import { coManagers } from './coManagers';
import { partners } from './partners';
import { services } from './services';

/** Records that need no loader: rich text in light markup, relations by slug. */
export const collections: Readonly<Record<ContentType, readonly object[]>> = {
  'api::about-page.about-page': aboutPages,
  'api::co-manager.co-manager': coManagers,
  'api::member-benefit.member-benefit': memberBenefits,
  'api::partner.partner': partners,
  'api::service.service': services,
};
