import { createContext } from 'react';

export const FootnoteContext = createContext<{
  numbers: ReadonlyMap<string, number>;
  idPrefix: string;
}>({ numbers: new Map(), idPrefix: '' });

export const footnoteIds = (idPrefix: string, number: number) => ({
  note: `${idPrefix}ghi-chu-${number}`,
  reference: `${idPrefix}ghi-chu-${number}-trong-bai`,
});
