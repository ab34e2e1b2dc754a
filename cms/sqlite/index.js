const { driverFor } = require('./driver');

module.exports = require(driverFor(process.versions.node));
