import { CompanyInformationDocument } from '@/data/generated/operations/app/shell/CompanyInformation';
import { publicQueries, optionalQuery } from '@/data/page/pageQueries';

/** Optional, because a failure must not block the page: the footer works without its data. */
export const shellQueries = publicQueries(() => ({
  company: optionalQuery(CompanyInformationDocument),
}));
