import { requireStore } from './running-store.ts'

/** Calls of the API as one account: the set-up of a test, or what another person does meanwhile. */
export interface Api {
  get<T>(path: string): Promise<T>
  post<T>(path: string, body?: object): Promise<T>
  patch<T>(path: string, body: object): Promise<T>
  put<T>(path: string, body: object): Promise<T>
}

/** Without a token: a visitor. */
export function apiWith(token?: string): Api {
  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${requireStore().address}/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  return {
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    patch: (path, body) => call('PATCH', path, body),
    put: (path, body) => call('PUT', path, body),
  }
}
