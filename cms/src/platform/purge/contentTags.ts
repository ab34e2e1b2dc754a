import { contentTags, otherTags, type PurgeTag } from '../../generated/purge';

const tags: Readonly<Record<string, readonly PurgeTag[]>> = {
  ...contentTags,
  'api::certificate-status.certificate-status': otherTags.CertificateStatus,
  'api::user-renew-price.user-renew-price': otherTags.RenewPrice,
};

/**
 * The host's cache tags of all lists and pages that show records of a type; undefined of a type that no
 * page shows.
 */
export const tagsOf = (uid: string): readonly PurgeTag[] | undefined => tags[uid];
