import { expect, it } from 'vitest';
import { fileTypeOf } from './fileType';

it('detects the type of a file by its content', () => {
  const type = (...bytes: number[]) => fileTypeOf(Buffer.from(bytes))?.type;
  expect(fileTypeOf(Buffer.from('%PDF-1.7\n…'))?.ending).toBe('.pdf');
  expect(type(0xff, 0xd8, 0xff, 0xe0)).toBe('image/jpeg');
  expect(type(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0)).toBe('image/png');
  expect(type(0x89, 0x50, 0x4e, 0x47)).toBeUndefined();
  expect(fileTypeOf(Buffer.from('<html>%PDF-1.7'))).toBeNull();
  expect(fileTypeOf(Buffer.alloc(0))).toBeNull();
});
