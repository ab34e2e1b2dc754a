import { memberBenefitShown } from '../../generated/content';
import type { MemberBenefit } from '../../generated/types';
import type { ContentView } from '../records/ContentView';

export const memberBenefitView: ContentView<MemberBenefit> = {
  ...memberBenefitShown,
  defaultSort: 'order:asc',
  notFound: 'Không tìm thấy quyền lợi này.',
};
