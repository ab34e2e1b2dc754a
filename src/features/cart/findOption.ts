export interface OptionGroup {
  id: string;
  name: string;
  options: readonly { id: string; name: string }[];
}

export interface ChosenOption {
  groupId: string;
  optionId: string;
  /** "Group – option". */
  optionName: string;
}

/**
 * Finds the chosen option in the chosen group; `null` means that nothing may be added
 * (specification §5).
 */
export function findOption(
  groups: readonly OptionGroup[],
  groupId: string | null | undefined,
  optionId: string | null | undefined,
): ChosenOption | null {
  const group = groups.find(({ id }) => id === groupId);
  const option = group?.options.find(({ id }) => id === optionId);
  if (!group || !option) return null;
  return {
    groupId: group.id,
    optionId: option.id,
    optionName: `${group.name} – ${option.name}`,
  };
}
