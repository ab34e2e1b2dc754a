type Names = readonly (readonly [mark: RegExp, name: string])[];

/** The first match wins: most browsers also name those they descend from. */
const browsers: Names = [
  [/\bZalo\b/i, 'Zalo'],
  [/\bFBA[NV]\b/, 'Facebook'],
  [/\bcoc_coc_browser\//i, 'Cốc Cốc'],
  [/\bEdg(?:e|A|iOS)?\//, 'Microsoft Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows NT\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

export interface Device {
  browser: string | null;
  system: string | null;
}

/**
 * Device according to the User-Agent header. Anyone can send any value, so it only helps owners
 * recognize their own devices.
 */
export function deviceOf(userAgent: string): Device {
  return { browser: nameIn(browsers, userAgent), system: nameIn(systems, userAgent) };
}

function nameIn(names: Names, text: string): string | null {
  return names.find(([mark]) => mark.test(text))?.[1] ?? null;
}
