import { TermsPageDocument } from '@/data/generated/operations/pages/content';
import { names } from '@/features/legal/legalPages';
import { paths } from '@/lib/paths';
import { legalPage } from './contentPages';

export const { queries, Component } = legalPage(TermsPageDocument, paths.terms(), names.terms);
