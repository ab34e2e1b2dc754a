import { createServer, type IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { assertInputObjectType } from 'graphql';
import type { AnyObject, ObjectSchema } from 'yup';
import { parseSchema } from '../contract/parseContract';
import { rulesName } from '../inputRules/rulesName';
import { readContract } from '../readContract';
import type { Settings } from '../settings';
import { createMockApi } from './mockApi';

function requestOf(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  body: Readable,
): Request {
  const sends = !['GET', 'HEAD'].includes(method);
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
    ...(sends && { body: Readable.toWeb(body) as ReadableStream, duplex: 'half' }),
  });
}

/** Listens until the process ends. Restart it after a change of the contract. */
export async function serveMock(settings: Settings, port: number): Promise<string> {
  const { schema } = parseSchema((await readContract(settings)).schema);
  const mock = createMockApi({
    ...settings.mock,
    schema,
    async rulesOf(input) {
      const { folder, rulesFolder = folder } = settings;
      const file = resolve(rulesFolder, 'inputRules', `${input}.ts`);
      const rules = (await import(pathToFileURL(file).href)) as Record<
        string,
        ObjectSchema<AnyObject>
      >;
      const found = rules[rulesName(assertInputObjectType(schema.getType(input)))];
      if (!found) throw new Error(`${file} has no rules for ${input}; run \`npm run codegen\`.`);
      return found;
    },
  });
  const server = createServer((incoming, outgoing) => {
    mock(requestOf(incoming, incoming))
      .then(async (response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers));
        outgoing.end(await response.text());
      })
      .catch((error: unknown) => {
        console.error(error);
        outgoing.writeHead(500).end();
      });
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, listening);
  });
  return `http://localhost:${port}${settings.mock?.prefix ?? ''}`;
}
