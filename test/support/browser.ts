import { operations } from '../../src/operations/index.ts'
import { type Reply, send } from './caller.ts'

/** What a browser on our own pages sends: it keeps its cookie. A real one, with a screen, is in chromium.ts. */
export interface Browser {
  /** Any operation by its address, as a script of our pages calls it. */
  readonly call: (
    address: string,
    body?: object,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Reply>
  /** `name=value` of the session, or nothing. */
  cookie: string | undefined
}

export function browserAt(url: () => string): Browser {
  const browser: Browser = {
    cookie: undefined,
    async call(address, body = {}, headers = {}) {
      const verb = operations.find((operation) => operation.address === address)?.verb ?? 'POST'
      const reply = await send(`${url()}/${address}`, {
        verb,
        text: JSON.stringify({ method: address.split('/')[1], ...body }),
        headers: { ...OWN_PAGE, ...(browser.cookie ? { cookie: browser.cookie } : {}), ...headers },
      })
      const set = reply.headers['set-cookie']?.[0]?.split(';')[0]
      if (set !== undefined) browser.cookie = set.endsWith('=') ? undefined : set
      return reply
    },
  }
  return browser
}

export const OWN_PAGE = { 'Purser-Console': '1', 'Sec-Fetch-Site': 'same-origin' } as const
