import type { Core } from '@strapi/strapi';
import { badField } from '../platform/errors/Fault';
import { reconcile, type StatementReport } from './reconcile';
import { readLines } from './readLines';
import { readRows } from './readRows';
import { statementTexts } from './statementTexts';

/** @throws Fault 400 for a file that cannot be read, with what is missing; nothing is taken in then */
export async function reconcileStatement(
  strapi: Core.Strapi,
  content: string,
): Promise<StatementReport> {
  const file = Buffer.from(content, 'base64');
  if (file.length === 0 || file.toString('base64') !== content) {
    throw badField('content', statementTexts.notBase64);
  }
  return reconcile(strapi, readLines(await readRows(file), new Date()));
}
