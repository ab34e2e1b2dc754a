// Preloaded into child programs: if the script dies, even by `kill -9`, its IPC channel closes and the child exits.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The channel alone must not keep a finished program alive.
process.channel?.unref();
