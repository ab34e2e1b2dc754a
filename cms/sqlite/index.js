const { driverFor } = require('./driver');

const driver = driverFor(process.versions.node);
try {
  module.exports = require(driver);
} catch (cause) {
  // cms/.npmrc disables package scripts, so `npm ci` alone compiles nothing.
  const compile =
    driver === 'better-sqlite3-12' ? ` && npm rebuild ${driver} --ignore-scripts=false` : '';
  const sentence = `${driver} is not installed, which Node ${process.versions.node} needs: run "npm start" at the root, or "npm ci${compile}" in cms/.`;
  throw new Error(sentence, { cause });
}
