import { isSet, readVariables, type Source } from '@iia/shared/environment/variables';
import { dirname } from 'node:path';
import { apiVariables, type ApiValues } from '../environmentVariables';

/** Where uploaded and purchased files are stored. */
export interface FilesEnvironment {
  /** Contains `uploads/` and `owners-only/`. Relative to the working directory. */
  folder: string;
  /** Replaces the folder. */
  bucket: BucketEnvironment | null;
}

/** A bucket of S3-compatible storage. */
export interface BucketEnvironment {
  name: string;
  region: string;
  /** E.g. `https://s3.example.vn`; empty for Amazon's. */
  endpoint: string;
  /** Whether the bucket's name is in the path rather than in the host name. */
  pathStyle: boolean;
  /** Null to use the credentials of the machine, e.g. its role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

export function filesOf(values: ApiValues): FilesEnvironment {
  const { FILES_FOLDER: folder, DATABASE_URL: url, DATABASE_FILENAME: filename } = values;
  return {
    folder: folder || dirname(url ? apiVariables.DATABASE_FILENAME.fallback : filename),
    bucket: values.S3_BUCKET ? bucketOf(values) : null,
  };
}

function bucketOf(values: ApiValues): BucketEnvironment {
  const { S3_ENDPOINT: endpoint, S3_PATH_STYLE: pathStyle } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  return {
    name: values.S3_BUCKET,
    region: values.S3_REGION,
    endpoint: endpoint.replace(/\/+$/, ''),
    pathStyle: pathStyle === '' ? endpoint !== '' : pathStyle === 'true',
    credentials: accessKeyId === '' ? null : { accessKeyId, secretAccessKey },
  };
}

const bucketOptions = [
  'S3_REGION',
  'S3_ENDPOINT',
  'S3_PATH_STYLE',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

/** A sentence about each variable of files that is missing or without effect. */
export function fileProblems(values: ApiValues, source: Source): string[] {
  const { S3_BUCKET: bucket, FILES_FOLDER: folder, NODE_ENV: mode } = values;
  const { S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = values;
  const unused = bucket ? [] : bucketOptions.filter((name) => isSet(source, name));
  const isNowhere = mode === 'production' && !folder && !bucket && values.DATABASE_URL !== '';
  return [
    ...unused.map((name) => `${name} has no effect without S3_BUCKET.`),
    ...(bucket && !values.S3_REGION ? ['S3_REGION must be set where S3_BUCKET is.'] : []),
    ...(!id !== !secret ? ['S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.'] : []),
    ...(isNowhere
      ? ['FILES_FOLDER or S3_BUCKET must be set in production if DATABASE_URL is.']
      : []),
    ...(isSet(source, 'OWNERS_FOLDER')
      ? ['OWNERS_FOLDER is now FILES_FOLDER, the folder above owners-only/ and uploads/.']
      : []),
  ];
}

/** For commands that need no secrets. @throws Error that lists every missing or invalid variable */
export function parseFilesEnvironment(source: Source): FilesEnvironment {
  const { values, problems } = readVariables(apiVariables, source);
  problems.push(...fileProblems(values, source));
  if (problems.length > 0) throw new Error(`Invalid environment:\n- ${problems.join('\n- ')}`);
  return filesOf(values);
}
