import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/lib/run.mjs';

interface NginxOptions {
  folder: string;
  /** The content of `upstreams.conf`. */
  upstreams: string;
  ports: { http: number; https: number; api: number };
}

/**
 * Writes `deploy/nginx` with other ports and paths, and a certificate for localhost, into a folder.
 * @returns the main configuration file
 */
export async function writeNginx({ folder, upstreams, ports }: NginxOptions): Promise<string> {
  const certificates = join(folder, 'certificates');
  mkdirSync(certificates);
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...['-keyout', join(certificates, 'privkey.pem'), '-out', join(certificates, 'fullchain.pem')],
  ]);
  cpSync(join(root, 'deploy/nginx/proxy.conf'), join(folder, 'proxy.conf'));
  writeFileSync(join(folder, 'upstreams.conf'), upstreams);
  const site = readFileSync(join(root, 'deploy/nginx/site.conf'), 'utf8')
    .replaceAll('/etc/nginx/', `${folder}/`)
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80 default_server', `listen ${ports.http} default_server`)
    .replace('listen 443 ssl', `listen ${ports.https} ssl`)
    .replace('listen 127.0.0.1:8080;', `listen 127.0.0.1:${ports.api};`);
  writeFileSync(join(folder, 'site.conf'), site);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const main = join(folder, 'nginx.conf');
  writeFileSync(
    main,
    `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 2048; }
http {
  access_log off;
  ${paths.join('\n  ')}
  include ${folder}/site.conf;
}
`,
  );
  return main;
}
