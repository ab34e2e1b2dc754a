import { GraphQLError, Kind, type ValidationRule } from 'graphql';

/** Rejects a field selected twice in one place: the second does nothing. */
export const UniqueFieldsRule: ValidationRule = (context) => ({
  SelectionSet({ selections }) {
    const seen = new Set<string>();
    for (const selection of selections) {
      if (selection.kind !== Kind.FIELD) continue;
      const { value } = selection.alias ?? selection.name;
      if (seen.has(value)) {
        const message = `The field "${value}" is selected twice.`;
        context.reportError(new GraphQLError(message, { nodes: selection }));
      }
      seen.add(value);
    }
  },
});
