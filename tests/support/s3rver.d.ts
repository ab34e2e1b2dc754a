// The package ships no types.

declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  interface Options {
    directory: string;
    silent: boolean;
    vhostBuckets: boolean;
    configureBuckets: { name: string }[];
  }

  /** A server of the S3 protocol; it checks the signature of a request that has one. */
  export default class S3rver {
    logger: { exceptions: { unhandle(): void } };
    constructor(options: Options);
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}
