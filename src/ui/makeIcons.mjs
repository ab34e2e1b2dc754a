// Bundles the icons named in iconNames.json, so that pages need no icon service: node src/ui/makeIcons.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const here = (name) => new URL(name, import.meta.url);
const { icons } = createRequire(import.meta.url)('@iconify-json/ph/icons.json');
const names = JSON.parse(readFileSync(here('iconNames.json'), 'utf8')).sort();

const onePath = /^<path fill="currentColor" d="([^"]+)"\/>$/;

const rows = names.map((name) => {
  const icon = icons[name];
  if (!icon) throw new Error(`iconNames.json: Phosphor has no icon "${name}".`);
  const [, outline] = onePath.exec(icon.body) ?? [];
  if (!outline) throw new Error(`iconNames.json: "${name}" consists of more than one path.`);
  return `  '${name}':\n    '${outline}',`;
});

writeFileSync(
  here('icons.generated.ts'),
  `// Made by makeIcons.mjs from iconNames.json. Phosphor Icons, MIT licence.
/** SVG path data on a 256 by 256 canvas. */
// oxfmt-ignore
export const iconOutlines = {
${rows.join('\n')}
};
`,
);
console.log(`${names.length} icons`);
