/**
 * The better-sqlite3 release for a Node version, by its name in cms/package.json: 13 ships binaries and
 * needs Node 22; 12.8 is compiled. See docs/decisions/0058.
 * @param {string} nodeVersion like `process.versions.node`
 */
exports.driverFor = (nodeVersion) =>
  Number.parseInt(nodeVersion, 10) < 22 ? 'better-sqlite3-12' : 'better-sqlite3-13';
