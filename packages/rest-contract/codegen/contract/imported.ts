import type { ASTNode } from 'graphql';

const MARK = '# Imported from ';

/** The first line of an imported file. Its types mirror the other API, so their unused fields are not reported. */
export const importedHeader = (document: string): string =>
  `${MARK}${document}: unused fields are allowed.\n\n`;

export const isImported = (node: ASTNode | null | undefined): boolean =>
  node?.loc?.source.body.startsWith(MARK) ?? false;
