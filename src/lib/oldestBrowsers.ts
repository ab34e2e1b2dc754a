/** The oldest browsers that run the app: build targets, and names for visitors. Chrome 109 and Firefox 115 are the last on Windows 7. */
export const oldestBrowsers = {
  targets: ['chrome109', 'edge109', 'firefox115', 'safari15.4', 'ios15.4'],
  names: 'Chrome hoặc Edge 109, Firefox 115, Safari 15.4 trở lên',
};
