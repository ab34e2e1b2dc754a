import * as rule from 'rest-contract/rules/vi';

/** A person's name outside contract inputs, by the rules of the format NAME. */
export const nameRule = (label: string) =>
  rule
    .text(label, rule.cleanName)
    .test(
      'format',
      `${label} viết trên một dòng, không có đường dẫn, dấu gạch chéo hay dấu < >.`,
      rule.isName,
    )
    .test(rule.intactName(label));
