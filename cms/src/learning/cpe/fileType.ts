const types: readonly { type: string; ending: string; starts: readonly number[] }[] = [
  { type: 'application/pdf', ending: '.pdf', starts: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/jpeg', ending: '.jpg', starts: [0xff, 0xd8, 0xff] },
  {
    type: 'image/png',
    ending: '.png',
    starts: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
];

/** Type of a PDF, JPEG or PNG by its content; null for anything else, whatever its name. */
export function fileTypeOf(content: Buffer): { type: string; ending: string } | null {
  return types.find(({ starts }) => starts.every((byte, at) => content[at] === byte)) ?? null;
}
