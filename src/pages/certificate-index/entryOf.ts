import type { CertificateEntry_pageFragment } from '@/data/generated/fragments/CertificateEntry_page';
import type { Answer } from '@/data/page/useAnswers';
import type { Entry } from '@/ui/EntryList';

/** The entry of a page; where its text could not be had, its name still leads there. */
export const entryOf = (
  { data }: Answer<CertificateEntry_pageFragment>,
  to: string,
  name: string,
): Entry => ({ key: to, to, title: data?.title ?? name, summary: data?.summary ?? '' });
