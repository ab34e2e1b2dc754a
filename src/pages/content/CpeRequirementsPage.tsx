import { CpePageDocument } from '@/data/generated/operations/pages/content';
import { names } from '@/features/certification/certificatePages';
import { paths } from '@/lib/paths';
import { certificatePage } from './contentPages';

export const { queries, Component } = certificatePage(
  CpePageDocument,
  paths.cpeRequirements(),
  names.cpe,
);
