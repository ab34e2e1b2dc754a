import { contentTags, otherTags, type PurgeTag } from '../../generated/purge';

const tags: Readonly<Record<string, readonly PurgeTag[]>> = {
  ...contentTags,
  'api::certificate-status.certificate-status': otherTags.CertificateStatus,
  'api::user-renew-price.user-renew-price': otherTags.RenewPrice,
};

/** Cache tags of all pages that display a type; undefined if none do. */
export const tagsOf = (uid: string): readonly PurgeTag[] | undefined => tags[uid];
