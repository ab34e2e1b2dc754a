export { webFonts as pageFonts } from '@/ui/fonts/webFonts';
export type { WebFont } from '@/ui/fonts/webFonts';
