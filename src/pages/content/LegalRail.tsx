import { RailList } from '@/ui/article/RailList';
import { legalPages, names } from '@/features/legal/legalPages';

export const LegalRail = ({ current }: { current: string }) => (
  <RailList title={names.area} links={legalPages} current={current} />
);
