import { describe, expect, it } from 'vitest';
import { palettes, type Palette } from './colors';

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

type Ink = keyof Palette;

const text: [Ink, Ink][] = [
  ...(['ink', 'muted', 'primary', 'primaryStrong', 'success', 'warning', 'error'] as const).flatMap(
    (ink) => (['paper', 'band', 'primaryWash'] as const).map((ground): [Ink, Ink] => [ink, ground]),
  ),
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryStrong'],
  ['onField', 'field'],
  ['onFieldMuted', 'field'],
];

const marks: [Ink, Ink][] = [
  ['control', 'paper'],
  ['focus', 'paper'],
  ['focus', 'band'],
  ...(['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'] as const).flatMap((series) =>
    (['paper', 'band'] as const).map((ground): [Ink, Ink] => [series, ground]),
  ),
];

describe.each(Object.entries(palettes))('the %s palette', (_, palette) => {
  it.each(text)('contrasts text %s with %s (4.5:1)', (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(marks)('contrasts graphics %s with %s (3:1)', (mark, ground) => {
    expect(contrast(palette[mark], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

it('contains the colours of the specification', () => {
  expect(palettes.light.primary).toBe('#006299');
  expect(palettes.light.accent).toBe('#99ca3c');
});
