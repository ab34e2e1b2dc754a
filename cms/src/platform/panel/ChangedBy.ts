export type ChangedBy = 'buyer' | 'staff' | 'system';
