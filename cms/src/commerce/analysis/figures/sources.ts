import type { Core } from '@strapi/strapi';
import { orderFigures } from './orderFigures';
import {
  certificateFigures,
  cpeFigures,
  expiryFigures,
  memberFigures,
  refundFigures,
  renewalFigures,
} from './otherFigures';
import type { Source } from './Source';

export function sourcesOf(strapi: Core.Strapi): Source[] {
  return [
    orderFigures,
    refundFigures,
    memberFigures,
    expiryFigures,
    renewalFigures,
    cpeFigures,
    certificateFigures,
  ].map((newSource) => newSource(strapi));
}
