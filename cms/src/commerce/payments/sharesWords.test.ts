import { describe, expect, it } from 'vitest';
import { sharesWords } from './sharesWords';

describe('sharesWords', () => {
  it.each([
    ['CT DEN 970436 nop tien hoc lop 12', 'nop tien hoc lop 12 GD 789604-251126'],
    ['Nộp tiền học', 'NOP TIEN HOC'],
  ])('finds shared words between the banks’ own in “%s” and “%s”', (one, other) => {
    expect([sharesWords(one, other), sharesWords(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['NGUYEN VAN AN chuyen tien', 'TRAN THI BINH chuyen tien khoa hoc'],
    ['hoc phi', 'hoc phi'],
    ['', ''],
  ])('finds none in “%s” and “%s”', (one, other) => {
    expect([sharesWords(one, other), sharesWords(other, one)]).toEqual([false, false]);
  });
});
