/**
 * The oldest release that can run on the database of this one. Raise it in the release that drops or renames what
 * earlier code reads or writes, to the release that stopped using it (docs/decisions/0192).
 */
export const minimumRelease = '0.1.0';
