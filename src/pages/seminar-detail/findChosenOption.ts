import type { OptionGroups_seminarFragment } from '@/data/generated/operations/features/catalogue/options/OptionGroups_seminar';
import type { ChosenOption } from './OptionGroups';

type Option = OptionGroups_seminarFragment['orderOptionGroup'][number]['options'][number];

/** The chosen option's current record; null if none is chosen or it no longer exists. */
export function findChosenOption(
  groups: OptionGroups_seminarFragment['orderOptionGroup'],
  chosen: ChosenOption | null,
): Option | null {
  const group = groups.find(({ id }) => id === chosen?.groupId);
  return group?.options.find(({ id }) => id === chosen?.optionId) ?? null;
}
