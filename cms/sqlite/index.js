const { driverFor } = require('./driver');

const driver = driverFor(process.versions.node);
try {
  module.exports = require(driver);
} catch (cause) {
  const sentence = `${driver} is not installed, which Node ${process.versions.node} needs: run "npm start", or "npm ci" in cms/.`;
  throw new Error(sentence, { cause });
}
