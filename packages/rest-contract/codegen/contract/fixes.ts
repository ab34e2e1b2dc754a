import {
  ExecutableDefinitionsRule,
  FieldsOnCorrectTypeRule,
  FragmentsOnCompositeTypesRule,
  KnownArgumentNamesRule,
  KnownDirectivesRule,
  KnownFragmentNamesRule,
  KnownTypeNamesRule,
  NoDeprecatedCustomRule,
  NoFragmentCyclesRule,
  NoUndefinedVariablesRule,
  NoUnusedVariablesRule,
  OverlappingFieldsCanBeMergedRule,
  PossibleFragmentSpreadsRule,
  ProvidedRequiredArgumentsRule,
  ScalarLeafsRule,
  UniqueArgumentNamesRule,
  UniqueDirectivesPerLocationRule,
  UniqueFragmentNamesRule,
  UniqueInputFieldNamesRule,
  UniqueOperationNamesRule,
  UniqueVariableNamesRule,
  ValuesOfCorrectTypeRule,
  VariablesAreInputTypesRule,
  VariablesInAllowedPositionRule,
  type ValidationRule,
  GraphQLError,
  Kind,
} from 'graphql';

/** Rejects a field selected twice in one place: the second does nothing. */
const UniqueFieldsRule: ValidationRule = (context) => ({
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

const ONE_SIDE = 'Fix the operation, or add it to schema/*.graphql if the server supports it.';
const ONE_NAME = 'Use the existing one, or rename the new one and its file.';
const ONCE = 'Remove one of them.';
const AS_ARGUMENT = 'Declare the variable with the type of the argument.';

/** The validation rules for operations, with a fix for each. `checkOperation` and `checkUnused` check the rest. */
export const FIXES: readonly (readonly [rule: ValidationRule, fix: string])[] = [
  [ExecutableDefinitionsRule, 'Move it to schema/*.graphql, or remove it.'],
  [UniqueOperationNamesRule, ONE_NAME],
  [UniqueFragmentNamesRule, ONE_NAME],
  [KnownTypeNamesRule, 'Use a type that is defined in schema/*.graphql.'],
  [FieldsOnCorrectTypeRule, ONE_SIDE],
  [KnownArgumentNamesRule, ONE_SIDE],
  [ProvidedRequiredArgumentsRule, 'Pass the required argument.'],
  [
    ValuesOfCorrectTypeRule,
    'Use a value that the schema accepts, or extend the type in the schema.',
  ],
  [
    KnownDirectivesRule,
    'Use a directive of rest-contract/directives.graphql, or define it in the schema.',
  ],
  [UniqueDirectivesPerLocationRule, ONCE],
  [UniqueArgumentNamesRule, ONCE],
  [UniqueVariableNamesRule, ONCE],
  [UniqueInputFieldNamesRule, ONCE],
  [UniqueFieldsRule, ONCE],
  [NoDeprecatedCustomRule, 'Use the replacement that the reason names.'],
  [ScalarLeafsRule, 'Select subfields of an object; a scalar has none.'],
  [OverlappingFieldsCanBeMergedRule, 'Give one of them an alias.'],
  [KnownFragmentNamesRule, 'Define the fragment, or spread an existing one.'],
  [FragmentsOnCompositeTypesRule, 'Define the fragment on a type that has fields.'],
  [PossibleFragmentSpreadsRule, 'Spread the fragment where its type can occur.'],
  [NoFragmentCyclesRule, 'Remove the spread: a fragment must not include itself.'],
  [VariablesAreInputTypesRule, AS_ARGUMENT],
  [VariablesInAllowedPositionRule, AS_ARGUMENT],
  [NoUndefinedVariablesRule, 'Declare the variable after the name of the operation.'],
  [NoUnusedVariablesRule, 'Pass it to an argument, or remove it.'],
];
