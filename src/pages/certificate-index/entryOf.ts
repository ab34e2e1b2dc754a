import type { CertificateEntry_pageFragment } from '@/data/generated/fragments/CertificateEntry_page';
import type { QueryResult } from '@/data/page/usePageQuery';
import type { Entry } from '@/ui/EntryList';

/** A page's entry; if its content cannot be loaded, its name still links to it. */
export const entryOf = (
  { data }: QueryResult<CertificateEntry_pageFragment>,
  to: string,
  name: string,
): Entry => ({ key: to, to, title: data?.title ?? name, summary: data?.summary ?? '' });
