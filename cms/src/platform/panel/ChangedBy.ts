/** Who changed the status of a record. */
export type ChangedBy = 'buyer' | 'staff' | 'system';
