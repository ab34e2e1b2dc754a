import { callApi, type ApiResponse, type Failure } from './api';

/** The body of a call: `data` on success, `error` on failure. */
export interface Reply<Data> {
  data: Data;
  error: Failure['error'];
}

/** Null for a visitor. */
export type Caller = { token: string } | null;

/** Calls a path below `/api` with the token of a member or staff. */
export const callAs = <Data = unknown>(
  api: { url: string },
  who: Caller,
  path: string,
  json?: unknown,
): Promise<ApiResponse<Reply<Data>>> => callApi(api, path, { token: who?.token, json });

/** The data of such a call, as the schema declares it. */
export async function dataOf<Data>(response: Promise<ApiResponse<Reply<Data>>>): Promise<Data> {
  return (await response).body.data;
}

type Response = ApiResponse<{ error?: Failure['error'] }>;

/** Status and code of a failure: `[409, 'EmailTaken']`. */
export async function refusalOf(response: Response | Promise<Response>) {
  const { status, body } = await response;
  return [status, body.error?.name] as const;
}

/** Status and field of a refused input: `[400, 'items.0.quantity']`. */
export async function refusedFieldOf(response: Response | Promise<Response>) {
  const { status, body } = await response;
  return [status, body.error?.details.errors?.[0]?.path.join('.')] as const;
}
