/** Seminars have no category: they share one palette and motif. */
export const coverCategory = 'hoi-thao';
