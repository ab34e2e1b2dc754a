import { IapPageDocument } from '@/data/generated/operations/pages/content';
import { names } from '@/features/certification/certificatePages';
import { paths } from '@/lib/paths';
import { certificatePage } from './contentPages';

export const { queries, Component } = certificatePage(IapPageDocument, paths.iap(), names.iap);
