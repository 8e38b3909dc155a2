import { requireStore } from './running-store.ts'

/** What somebody does without a browser: the other side of a story that is told in one. */
export interface Caller {
  get<T>(path: string): Promise<T>
  post<T>(path: string, body?: object): Promise<T>
  patch<T>(path: string, body: object): Promise<T>
}

export function callerWith(token: string): Caller {
  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${requireStore().address}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  return {
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    patch: (path, body) => call('PATCH', path, body),
  }
}
