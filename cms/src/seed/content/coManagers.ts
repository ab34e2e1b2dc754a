import { board } from './coManagers/board';
import { departments } from './coManagers/departments';
import { foundingCouncil } from './coManagers/foundingCouncil';
import type { CoManagerSource } from './types';

export const coManagers: CoManagerSource[] = [...foundingCouncil, ...board, ...departments];
