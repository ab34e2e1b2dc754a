// Loaded into each program that a script starts: where the script is gone, even by `kill -9`, its end of
// the channel closes, and the program ends as if it had been asked to.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Listening must not keep a program alive that is done.
process.channel?.unref();
