/** Upper bounds of histograms of durations, in seconds: from a cached page to a request that times out. */
export const durationBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
