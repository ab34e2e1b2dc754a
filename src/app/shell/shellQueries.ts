import { CompanyInformationDocument } from '@/data/generated/operations/CompanyInformation';
import { publicQueries } from '@/data/page/pageQueries';
import { askOptional } from '@/data/page/question';

/** What stands around every page. A footer without its facts is no reason to withhold a page. */
export const shellQueries = publicQueries(() => ({
  company: askOptional(CompanyInformationDocument),
}));
