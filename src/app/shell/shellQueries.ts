import { CompanyInformationDocument } from '@/data/generated/operations/CompanyInformation';
import { publicQueries } from '@/data/page/pageQueries';
import { askOptional } from '@/data/page/question';

/** Optional, because a failure must not block the page: the footer works without its data. */
export const shellQueries = publicQueries(() => ({
  company: askOptional(CompanyInformationDocument),
}));
