import type { documentCategories } from './categories';
import { examPreparation } from './documents/examPreparation';
import { guides } from './documents/guides';
import { research } from './documents/research';
import { templates } from './documents/templates';
import type { DocumentSource } from './types';

type DocumentCategorySlug = (typeof documentCategories)[number]['slug'];

export const documents: Record<DocumentCategorySlug, DocumentSource[]> = {
  'huong-dan-thuc-hanh': guides,
  'bieu-mau-va-cong-cu': templates,
  'on-thi-chung-chi': examPreparation,
  'nghien-cuu-va-chuyen-de': research,
};
