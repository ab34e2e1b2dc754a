export { webFonts as pageFonts } from '@/ui/fonts/fontFaces';
export type { WebFont } from '@/ui/fonts/fontFaces';
