/** The first, last and nearby pages; null represents a gap of two or more. */
export const pageRange = (page: number, pageCount: number): (number | null)[] => {
  const wanted = new Set([1, pageCount, page - 1, page, page + 1]);
  const pages: (number | null)[] = [];
  for (let current = 1; current <= pageCount; current += 1) {
    const fillsGapOfOne =
      !wanted.has(current) && wanted.has(current - 1) && wanted.has(current + 1);
    if (wanted.has(current) || fillsGapOfOne) pages.push(current);
    else if (pages.at(-1) !== null) pages.push(null);
  }
  return pages;
};
