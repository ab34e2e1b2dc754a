import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from '../lib/load';
import type { Run } from './processor';

export interface Call {
  token: string;
  json: object;
}

/** In a body: twelve hexadecimal digits that no other call has. */
export const UNIQUE = '{unique}';

let scripts = 0;

/**
 * Posts the calls in turn by wrk, which takes a tenth of the processor time of a client in Node.
 * @returns a function that fails if any response is not 2xx
 */
export function newPoster(
  url: string,
  { calls, clients, folder }: { calls: readonly Call[]; clients: number; folder: string },
): (seconds: number) => Run {
  const rows = calls.map(
    ({ token, json }) => `{${JSON.stringify(token)}, [==[${JSON.stringify(json)}]==]}`,
  );
  return (seconds) => {
    scripts += 1;
    const script = join(folder, `post-${scripts}.lua`);
    writeFileSync(
      script,
      `local calls = {${rows.join(',\n')}}
local n = 0
request = function()
  n = n + 1
  local token, body = unpack(calls[n % #calls + 1])
  local unique = string.format("%04x%08x", ${scripts}, n)
  return wrk.format("POST", nil, {
    ["Content-Type"] = "application/json", ["Authorization"] = "Bearer " .. token
  }, (body:gsub("${UNIQUE}", unique)))
end
`,
    );
    return { count: Math.round(load(url, seconds, { script, clients }) * seconds), seconds };
  };
}
