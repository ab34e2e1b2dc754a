import type { ContentType } from '../Loader';
import { aboutPages } from './aboutPages';
import { memberBenefits } from './benefits';
import { coManagers } from './coManagers';
import { partners } from './partners';
import { services } from './services';

/**
 * The sample records of content types that need no loader of their own, each in the order of its list: fields
 * as the schema has them (`SampleOf`), rich text in the small markup, a related record by its slug.
 */
export const collections: Readonly<Record<ContentType, readonly object[]>> = {
  'api::about-page.about-page': aboutPages,
  'api::co-manager.co-manager': coManagers,
  'api::member-benefit.member-benefit': memberBenefits,
  'api::partner.partner': partners,
  'api::service.service': services,
};
