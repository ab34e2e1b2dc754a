import type { ApiResponse } from './callApi';
import { enrollPanelUser } from './enroll';
import type { TestApi } from './startApi';

export interface PanelUser {
  /** Calls the panel's API, e.g. `/content-manager/init`. */
  call<Body = unknown>(path: string, method?: string, json?: unknown): Promise<ApiResponse<Body>>;
}

export const chiefLogin = { email: 'quantri@example.com', password: 'Thuyen-buom-2026' };

export const loginOf = (role: string) => ({
  email: `${role}@example.com`,
  password: 'Cau-Long-Bien-26',
});

/** A panel user with a token, with or without a second factor. @param from their address */
export const panelUserOf = (api: TestApi, token?: string, from?: string): PanelUser => ({
  async call<Body>(path: string, method = 'GET', json?: unknown) {
    const response = await fetch(`${api.url}${path}`, {
      method,
      headers: {
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(from && { 'X-Forwarded-For': from }),
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
  },
});

/** Registers the chief administrator of a fresh API. */
export async function newChief(api: TestApi): Promise<PanelUser> {
  const { body } = await panelUserOf(api).call<{ data: { token: string } }>(
    '/admin/register-admin',
    'POST',
    { firstname: 'Quản', lastname: 'Trị', ...chiefLogin },
  );
  await enrollPanelUser(api, chiefLogin.email);
  return panelUserOf(api, body.data.token);
}

/** Someone without panel access. */
export const outsider = (api: TestApi): PanelUser => panelUserOf(api);

/** A user with a role, invited by the chief administrator. */
export async function newPanelUser(
  api: TestApi,
  by: PanelUser,
  role: string,
  { email, password } = loginOf(role),
): Promise<PanelUser> {
  const roles = await by.call<{ data: { id: number; code: string }[] }>('/admin/roles');
  const { id } = roles.body.data.find(({ code }) => code === role) ?? {};
  const invited = await by.call<{ data: { registrationToken: string } }>('/admin/users', 'POST', {
    firstname: 'Nhân',
    lastname: role,
    email,
    roles: [id],
  });
  const { registrationToken } = invited.body.data;
  const registered = await panelUserOf(api).call<{ data: { token: string } }>(
    '/admin/register',
    'POST',
    {
      registrationToken,
      userInfo: { firstname: 'Nhân', lastname: role, password },
    },
  );
  await enrollPanelUser(api, email);
  return panelUserOf(api, registered.body.data.token);
}
