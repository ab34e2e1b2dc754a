export interface ApiResponse<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface Failure {
  data: null;
  error: {
    status: number;
    name: string;
    message: string;
    details: { errors?: { path: string[]; message: string }[] } & Record<string, unknown>;
  };
}

interface CallOptions {
  method?: string;
  token?: string | undefined;
  json?: unknown;
  headers?: Record<string, string>;
}

/** Calls a path below `/api`, e.g. `/courses`. */
export async function callApi<Body = unknown>(
  api: { url: string },
  path: string,
  { method, token, json, headers }: CallOptions = {},
): Promise<ApiResponse<Body>> {
  const response = await fetch(`${api.url}/api${path}`, {
    method: method ?? (json === undefined ? 'GET' : 'POST'),
    headers: {
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    body: (isJson ? JSON.parse(text) : text) as Body,
  };
}
