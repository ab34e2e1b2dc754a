/** Absent means light, the default. */
export const themeStorageKey = 'theme';

export const darkDevice = '(prefers-color-scheme: dark)';

/** Inline in the head, before the first paint, to avoid a flash of the other theme. */
export const themeScript = `try{var t=localStorage.getItem('${themeStorageKey}');if(t==='device')t=matchMedia('${darkDevice}').matches?'dark':'light';if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch(e){}`;
