import { expect, it } from 'vitest';
import { camel, freeName, humanized, pascal, safeName } from './names';

it.each([
  ['full-repository', 'FullRepository'],
  ['issueNumber', 'IssueNumber'],
  ['2fa', '_2fa'],
  ['…', 'Unnamed'],
])('converts %s to the type name %s', (text, name) => {
  expect(pascal(text)).toBe(name);
});

it.each([
  ['issues/list-for-repo', 'issuesListForRepo'],
  ['get /pets/{id}', 'getPetsId'],
])('converts %s to the field name %s', (text, name) => {
  expect(camel(text)).toBe(name);
});

it.each([
  ['issue_number', 'Issue number'],
  ['_createdAt_', 'Created at'],
  ['userID', 'User id'],
  ['oauth2Token', 'Oauth2 token'],
  ['+', '+'],
])('converts %s to the label %s', (text, label) => {
  expect(humanized(text)).toBe(label);
});

it.each<[word: string, name: string, isEnumValue?: true]>([
  ['kind', 'kind'],
  ['+1', 'plus_1'],
  ['-1', 'minus_1'],
  ['1', '_1'],
  ['a b', 'a_b'],
  ['a, b', 'a_b'],
  ['a__b c', 'a__b_c'],
  ['a+1', 'a_1'],
  ['__typename', '_typename'],
  ['____a', '_a'],
  ['', 'empty_'],
  ['true', 'true'],
  ['true', 'true_', true],
  ['false', 'false_', true],
  ['null', 'null_', true],
  ['truest', 'truest', true],
])('converts %j to the name %s', (word, name, isEnumValue) => {
  expect(safeName(word, isEnumValue)).toBe(name);
});

it('numbers duplicates', () => {
  const taken = new Set<string>();
  expect([1, 2, 3].map(() => freeName('Pet', taken))).toEqual(['Pet', 'Pet2', 'Pet3']);
});
