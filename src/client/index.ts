/**
 * The typed client: a proxy that posts, typed by the declarations of the operations themselves. Of the service only types
 * are imported, so it runs wherever there is fetch. The package @purser/client is these files without the service.
 */
import type { CallOptions } from './call.ts'
import { type ConnectionOptions, post } from './post.ts'
import type { PurserClient } from './types.ts'

export type { CallOptions } from './call.ts'
export { PurserRefusal, PurserUnreachable } from './errors.ts'
export { pages } from './pages.ts'
export type { ConnectionOptions } from './post.ts'
export type { BodyOf, Operations, PurserClient, ReplyOf } from './types.ts'
export { UnverifiedWebhook, verifyWebhook, type WebhookEvent } from './webhooks.ts'

/**
 *     const purser = purserClient({ url: 'http://127.0.0.1:4000', clientId: 'demo', secretKey: '…' })
 *     const { company } = await purser.sandbox.seedDemoCompany({ employees: 5 })
 */
export function purserClient(connection: ConnectionOptions): PurserClient {
  const area = (name: string) =>
    members(
      (method) =>
        (body: object = {}, options: CallOptions = {}) =>
          post(connection, { address: `${name}/${method}`, method, body, options }),
    )
  return members(area) as unknown as PurserClient
}

/** An object that has every member anyone names, made when it is first asked for. A promise it is not. */
function members<T>(make: (name: string) => T): Record<string, T> {
  const made = new Map<string, T>()
  return new Proxy<Record<string, T>>(
    {},
    {
      get(_, name) {
        if (typeof name !== 'string' || name === 'then') return undefined
        const known = made.get(name) ?? make(name)
        made.set(name, known)
        return known
      },
    },
  )
}
