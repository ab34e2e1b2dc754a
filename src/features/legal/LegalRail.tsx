import { RailList } from '@/ui/article/RailList';
import { legalPages, names } from './legalPages';

/** The legal pages, beside one of them. */
export const LegalRail = ({ current }: { current: string }) => (
  <RailList title={names.area} links={legalPages} current={current} />
);
