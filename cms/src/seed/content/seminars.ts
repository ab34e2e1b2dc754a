import { pastSeminars } from './seminars/past';
import { upcomingSeminars } from './seminars/upcoming';
import type { SeminarSource } from './types';

export const seminars: SeminarSource[] = [...upcomingSeminars, ...pastSeminars];
