// Loaded into each server that a script starts: where the script is gone, even by `kill -9`, its end of
// the channel closes, and the server ends as if it had been asked to.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
