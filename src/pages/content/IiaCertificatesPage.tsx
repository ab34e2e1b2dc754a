import { IiaCertificatesPageDocument } from '@/data/generated/operations/IiaCertificatesPage';
import { names } from '@/features/certification/certificatePages';
import { paths } from '@/lib/paths';
import { certificatePage } from './contentPages';

export const { queries, Component } = certificatePage(
  IiaCertificatesPageDocument,
  paths.certificatesOfIia(),
  names.ofIia,
);
