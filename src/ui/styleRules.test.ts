import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The source files that contain styles. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|generated|fonts/.test(file))
  .map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }));

/** All violations in the app, with their files. */
const found = (wrong: (text: string) => readonly string[]): string[] =>
  sources.flatMap(({ file, text }) => wrong(text).map((line) => `${file}: ${line.trim()}`));

/** Accepts sizes of the scale, units of a drawing, and the root size that all others derive from. */
const isOfScale = (line: string): boolean => /theme\b.*size\b|inherit|\dpx;|html \{/.test(line);

/** The opening tags of buttons: `Button`, `button`, and the file's own `styled.button`s. */
const buttonsOf = (text: string): string[] => {
  const own = [...text.matchAll(/const (\w+) = styled\.button/g)].map(([, name]) => name);
  const names = ['Button', 'button', ...own].join('|');
  return [...text.matchAll(new RegExp(`<(?:${names})\\s(?:[^<>]|=>)*`, 'g'))].map(([tag]) => tag);
};

describe('the styles of the app', () => {
  it('uses only font sizes of the scale', () => {
    const sizes = found((text) =>
      (text.match(/^.*\bfont-size:[^;]*;/gm) ?? []).filter((line) => !isOfScale(line)),
    );
    expect(sizes).toEqual([]);
  });

  it('applies hover styles only on devices that can hover', () => {
    const hovers = found((text) => {
      const rest = text.replace(/\$\{media\.hover\} \{\s*[^{}`]*:hover/g, '');
      return rest.match(/^.*:hover\b.*\{$/gm) ?? [];
    });
    expect(hovers).toEqual([]);
  });

  it('disables no button after hydration, as that takes its focus away', () => {
    const disabled = found((text) =>
      buttonsOf(text).filter((tag) => /\sdisabled(?!=\{!hydrated\})/.test(tag)),
    ).filter((line) => !line.startsWith('app/gallery/'));
    expect(disabled).toEqual([]);
  });
});
