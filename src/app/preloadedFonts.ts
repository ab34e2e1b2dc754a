export { titleAndBodyFonts as preloadedFonts } from '@/ui/fonts/fontFaces';
