import { companyInformationShown } from '../../generated/content';
import type { CompanyInformation } from '../../generated/types';
import type { ContentView } from '../records/ContentView';

export const companyInformationView: ContentView<CompanyInformation> = {
  ...companyInformationShown,
  defaultSort: 'name:asc',
  notFound: 'Thông tin của Viện chưa được cập nhật.',
};
