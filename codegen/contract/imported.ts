import type { ASTNode } from 'graphql';

const MARK = '# Imported from ';

/** The first line of a file of another API: its types have what that API has, whoever selects it. */
export const importedHeader = (document: string): string =>
  `${MARK}${document}: fields that no operation selects may stay.\n\n`;

export const isImported = (node: ASTNode | null | undefined): boolean =>
  node?.loc?.source.body.startsWith(MARK) ?? false;
