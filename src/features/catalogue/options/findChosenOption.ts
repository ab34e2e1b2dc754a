import type { OptionGroups_seminarFragment } from '@/data/generated/fragments/OptionGroups_seminar';
import type { ChosenOption } from './OptionGroups';

type Option = OptionGroups_seminarFragment['orderOptionGroup'][number]['options'][number];

/** The chosen option as its group has it now; null where nothing, or nothing that is there, is chosen. */
export function findChosenOption(
  groups: OptionGroups_seminarFragment['orderOptionGroup'],
  chosen: ChosenOption | null,
): Option | null {
  const group = groups.find(({ id }) => id === chosen?.groupId);
  return group?.options.find(({ id }) => id === chosen?.optionId) ?? null;
}
