import { type CallOptions, PurserRefusal, purserClient } from 'purser/client'
import type { Address, Ask, Body, Reply } from './operations.ts'
import { noteCall } from './record.ts'

/** Whom the session acts as; a session of one person, or of an operator, needs no name. */
let person = ''
export const actAs = (id: string): void => {
  person = id
}

/** In a frame of another site a page has a session of its own. */
const isFramed = globalThis.top !== globalThis.self

/** Heard when the service says that nobody has signed in any longer. */
let onLost: () => void = () => undefined
export const whenSessionEnds = (listener: () => void): void => {
  onLost = listener
}

/** Asked when an act wants a fresh proof of who sits there; answers whether it was given. */
let prove: () => Promise<boolean> = async () => false
export const whenProofIsNeeded = (asks: () => Promise<boolean>): void => {
  prove = asks
}

/** Asks for that proof before an act; answers whether it was given. */
export const proven = (): Promise<boolean> => prove()

/** One call through the public client, as the person who has signed in. */
export async function send<A extends Address>(
  address: A,
  body: Body<A>,
  options: CallOptions = {},
): Promise<Reply<A>> {
  return (await call(address, body, options)) as Reply<A>
}

export const answer = async <R>({ address, body }: Ask<R>, signal: AbortSignal): Promise<R> =>
  (await call(address, body, { signal })) as R

async function call(address: Address, body: object, options: CallOptions): Promise<unknown> {
  const [area = '', method = ''] = address.split('/')
  const client = purserClient({
    url: location.origin,
    person,
    isFramed,
    attempts: 2,
    fetch: watched(address, body),
  })
  const areas = client as unknown as Record<string, Record<string, Sender>>
  try {
    return await areas[area]![method]!(body, options)
  } catch (error) {
    if (!(error instanceof PurserRefusal) || area === 'session') throw error
    if (error.code === 401) onLost()
    // A dry run is asked while someone types: it must not interrupt.
    if (options.dryRun || !wantsProof(error) || !(await prove())) throw error
    return areas[area]![method]!(body, options)
  }
}

/** The service names the operation that proves. */
const wantsProof = ({ code, message }: PurserRefusal): boolean =>
  code === 403 && message.includes('confirmIdentity')

type Sender = (body: object, options: CallOptions) => Promise<unknown>

/** Every request is shown in the panel of calls: what was asked, what came, how long it took. */
const watched =
  (address: Address, body: object): typeof fetch =>
  async (url, init) => {
    const begin = performance.now()
    const response = await fetch(url, init)
    noteCall({
      address,
      body,
      status: response.status,
      ms: Math.round(performance.now() - begin),
      requestId: response.headers.get('request-id') ?? '',
      reply: response.clone(),
    })
    return response
  }
