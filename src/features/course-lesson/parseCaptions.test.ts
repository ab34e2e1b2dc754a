import { expect, it } from 'vitest';
import { formatTime, parseCaptions } from './parseCaptions';

const captions = `WEBVTT

NOTE Bản ghi của Viện

1
00:00.000 --> 00:02.500 align:start
<v Giảng viên>Kính chào
Quý học viên.</v>

01:00:05.000 --> 01:00:09.000
Bài học kết thúc.
`;

it('reads times and texts without markup', () =>
  expect(parseCaptions(captions)).toEqual([
    { start: 0, end: 2.5, text: 'Kính chào Quý học viên.' },
    { start: 3605, end: 3609, text: 'Bài học kết thúc.' },
  ]));

it('reads Windows line endings', () =>
  expect(parseCaptions(captions.replaceAll('\n', '\r\n'))).toHaveLength(2));

it('finds nothing in an empty file', () => expect(parseCaptions('WEBVTT')).toEqual([]));

it.each([
  [5.9, '0:05'],
  [125, '2:05'],
  [3723, '1:02:03'],
])('formats %d seconds as %s', (seconds, text) => expect(formatTime(seconds)).toBe(text));
