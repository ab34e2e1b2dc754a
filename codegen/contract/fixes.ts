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
} from 'graphql';
import { UniqueFieldsRule } from './uniqueFieldsRule';

const ONE_SIDE = 'Fix the operation, or schema/*.graphql if the server has it.';
const ONE_NAME = 'Use the one that is there, or rename yours and its file.';
const ONCE = 'Take one out.';
const AS_ARGUMENT = 'Declare it as the argument is.';

/** The validation rules for operations, with a fix for each. `checkOperation` and `checkUnused` check the rest. */
export const FIXES: readonly (readonly [rule: ValidationRule, fix: string])[] = [
  [ExecutableDefinitionsRule, 'Move it to schema/*.graphql, or take it out.'],
  [UniqueOperationNamesRule, ONE_NAME],
  [UniqueFragmentNamesRule, ONE_NAME],
  [KnownTypeNamesRule, 'Name a type of schema/*.graphql.'],
  [FieldsOnCorrectTypeRule, ONE_SIDE],
  [KnownArgumentNamesRule, ONE_SIDE],
  [ProvidedRequiredArgumentsRule, 'Give it.'],
  [ValuesOfCorrectTypeRule, 'Write a value that the schema takes, or widen it there.'],
  [KnownDirectivesRule, 'Write one of schema/directives.graphql.'],
  [UniqueDirectivesPerLocationRule, ONCE],
  [UniqueArgumentNamesRule, ONCE],
  [UniqueVariableNamesRule, ONCE],
  [UniqueInputFieldNamesRule, ONCE],
  [UniqueFieldsRule, ONCE],
  [NoDeprecatedCustomRule, 'Use what its reason names.'],
  [ScalarLeafsRule, 'Select the fields of a record, and of a value none.'],
  [OverlappingFieldsCanBeMergedRule, 'Give one of them an alias.'],
  [KnownFragmentNamesRule, 'Write the fragment, or spread one that is there.'],
  [FragmentsOnCompositeTypesRule, 'Write it on a type that has fields.'],
  [PossibleFragmentSpreadsRule, 'Spread it where its type can occur.'],
  [NoFragmentCyclesRule, 'Take the spread out: an answer has an end.'],
  [VariablesAreInputTypesRule, AS_ARGUMENT],
  [VariablesInAllowedPositionRule, AS_ARGUMENT],
  [NoUndefinedVariablesRule, 'Declare it behind the name of the operation.'],
  [NoUnusedVariablesRule, 'Give it to an argument, or take it out.'],
];
