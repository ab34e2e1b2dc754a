/**
 * The site's colours (`src/ui/colors.ts`; a test compares the two). Mail programs do not support CSS
 * variables.
 */
export const emailColors = {
  light: {
    band: '#f5f3ee',
    paper: '#ffffff',
    ink: '#0b2a3d',
    muted: '#51606a',
    line: '#dcd8cf',
    primary: '#006299',
    onPrimary: '#ffffff',
    accent: '#99ca3c',
  },
  dark: {
    band: '#13242e',
    paper: '#0d1a22',
    ink: '#ece8df',
    muted: '#a9b4b9',
    line: '#2a3c47',
    primary: '#7cc0e8',
    onPrimary: '#08202f',
    accent: '#a5d24d',
  },
} as const;

const { light, dark } = emailColors;
const sans = `font-family:'Be Vietnam Pro',-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif`;
const serif = `font-family:'Source Serif 4',Georgia,'Times New Roman',serif`;
const ink = `color:${light.ink}`;
const line = `1px solid ${light.line}`;

export const styles = {
  body: `margin:0;padding:0;background:${light.band};-webkit-text-size-adjust:100%`,
  preview: 'display:none;max-height:0;overflow:hidden',
  band: `background:${light.band}`,
  outer: 'padding:24px 12px',
  paper: `max-width:600px;background:${light.paper};border-top:3px solid ${light.accent}`,
  header: `padding:20px 24px;border-bottom:${line}`,
  name: `${serif};${ink};font-size:17px;line-height:1.5;font-weight:600`,
  content: 'padding:28px 24px 20px',
  heading: `${serif};${ink};margin:0 0 20px;font-size:24px;line-height:1.35;font-weight:600;overflow-wrap:anywhere`,
  paragraph: `${sans};${ink};margin:0 0 16px;font-size:16px;line-height:1.65;overflow-wrap:anywhere`,
  facts: `margin:4px 0 20px;border-top:${line};border-collapse:collapse`,
  label: `${sans};color:${light.muted};padding:10px 16px 10px 0;border-bottom:${line};font-size:15px;line-height:1.5;font-weight:400;text-align:left;vertical-align:top;white-space:nowrap`,
  value: `${sans};${ink};padding:10px 0;border-bottom:${line};font-size:15px;line-height:1.5;font-weight:600;text-align:right;vertical-align:top;font-variant-numeric:tabular-nums;overflow-wrap:anywhere`,
  action: 'margin:4px 0 16px',
  buttonCell: `background:${light.primary};border-radius:2px`,
  button: `${sans};display:inline-block;padding:12px 22px;background:${light.primary};color:${light.onPrimary};border-radius:2px;font-size:16px;line-height:1.5;font-weight:600;text-decoration:none`,
  hint: `${sans};color:${light.muted};margin:0 0 20px;font-size:14px;line-height:1.6;overflow-wrap:anywhere`,
  link: `color:${light.primary}`,
  footer: `${sans};color:${light.muted};padding:16px 24px 24px;border-top:${line};font-size:14px;line-height:1.6`,
};

/** `!important`: inline styles would win otherwise. */
export const darkStyles = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.band{background:${dark.band}!important}
.paper{background:${dark.paper}!important;border-top-color:${dark.accent}!important}
.ink{color:${dark.ink}!important}
.muted{color:${dark.muted}!important}
.rule{border-color:${dark.line}!important}
.button{background:${dark.primary}!important;color:${dark.onPrimary}!important}
.link{color:${dark.primary}!important}
}`;
