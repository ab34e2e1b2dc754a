import { cleanCode, cleanName } from 'rest-contract/rules';
import { limits } from '@iia/shared/limits';
import { badField } from '../../platform/errors/HttpError';
import { nameKey } from '../../platform/text/nameKey';

/** If both are given, both must match. */
export interface CertificateSearch {
  number?: string;
  holderKey?: string;
}

const parameters = {
  number: limits.certificateNumberLength,
  holderName: limits.holderNameLength,
} as const;

/** @throws HttpError 400 if neither is given, or for an unknown parameter */
export function readCertificateSearch(query: Record<string, unknown>): CertificateSearch {
  const unknown = Object.keys(query).find((key) => !Object.hasOwn(parameters, key));
  if (unknown !== undefined) {
    const name = unknown.slice(0, 64);
    throw badField(name, `Không có tham số “${name}”.`);
  }
  const number = readText(query, 'number', cleanCode);
  const holderName = readText(query, 'holderName', cleanName);
  if (!number && !holderName) {
    throw badField('number', 'Vui lòng nhập số chứng chỉ hoặc họ và tên đầy đủ trên chứng chỉ.');
  }
  return {
    ...(number && { number: number.toUpperCase() }),
    ...(holderName && { holderKey: nameKey(holderName) }),
  };
}

function readText(
  query: Record<string, unknown>,
  name: keyof typeof parameters,
  clean: (text: string) => string,
): string {
  const value = query[name] ?? '';
  const text = typeof value === 'string' ? clean(value) : '\0';
  if (text.includes('\0') || text.length > parameters[name]) {
    throw badField(name, 'Nội dung tra cứu không hợp lệ.');
  }
  return text;
}
