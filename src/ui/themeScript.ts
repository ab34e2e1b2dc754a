/** Where the chosen theme is kept; absent means the default, light. */
export const themeStorageKey = 'theme';

/**
 * Runs in the head, before anything is painted, so that a page never flashes in the other theme.
 * The host's document puts it into a script with the nonce.
 */
export const themeScript = `try{var t=localStorage.getItem('${themeStorageKey}');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch(e){}`;
