import { Resolver } from 'node:dns/promises'
import { readFile } from 'node:fs/promises'
import { isIP } from 'node:net'

interface ResolvedAddress {
  readonly address: string
  readonly family: number
}

/** How names become addresses. */
export interface Names {
  addresses(host: string): Promise<readonly ResolvedAddress[]>
  /** Lookups that wait for an answer. */
  pending(): number
}

export interface NamesOptions {
  /** Milliseconds for one lookup. */
  readonly limit: number
  /** Name servers, `address:port`; without them those of the machine. */
  readonly servers?: readonly string[] | undefined
  readonly hostsFile?: string
  readonly now?: () => number
}

/** The name has no address, and for a while it is not asked for again. */
class UnknownName extends Error {
  readonly code = 'ENOTFOUND'
}

/** Nobody answered what the name means. */
class UnansweredName extends Error {
  readonly code = 'EAI_AGAIN'
}

/** Too many lookups wait already: this one did not begin. */
class TooManyNames extends Error {
  readonly code = 'TOO_MANY_NAMES'
}

/** Lookups at one time, and names that are remembered. */
const MOST_PENDING = 256
const MOST_KEPT = 10_000
/** Milliseconds that an answer is believed: what the name server says, within bounds; a name without one; no answer. */
const LEAST = 5_000
const LONGEST = 300_000
const UNKNOWN = 30_000
const UNANSWERED = 2_000
/** How long the file of hosts is believed. */
const HOSTS = 10_000

interface Kept {
  readonly until: number
  readonly found: readonly ResolvedAddress[] | Error
}

/**
 * Asks name servers without the threads that files, compression and passwords share (`dns.lookup` takes one for as long as
 * a name server is silent, and cannot be stopped). A name is asked for once at a time, whoever waits; a lookup ends at its
 * limit; there are never more than so many; answers, also the lack of one, are kept for a while. The machine's file of
 * hosts comes first, and localhost is this machine (RFC 6761, section 6.3). Names are taken as whole: no search domains.
 */
export function resolvedNames({
  limit,
  servers,
  hostsFile = '/etc/hosts',
  now = Date.now,
}: NamesOptions): Names {
  const kept = new Map<string, Kept>()
  const asking = new Map<string, Promise<readonly ResolvedAddress[]>>()
  let hosts: { until: number; table: Promise<Hosts> } | undefined

  function hostsTable(): Promise<Hosts> {
    if (!hosts || hosts.until <= now()) hosts = { until: now() + HOSTS, table: readHosts(hostsFile) }
    return hosts.table
  }

  function keep(name: string, ttl: number, found: Kept['found']): void {
    kept.delete(name)
    kept.set(name, { until: now() + ttl, found })
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
  }

  async function ask(name: string): Promise<readonly ResolvedAddress[]> {
    try {
      const { found, ttl } = await askServers(name, { limit, servers })
      keep(name, ttl, found)
      return found
    } catch (error) {
      keep(name, error instanceof UnknownName ? UNKNOWN : UNANSWERED, error as Error)
      throw error
    } finally {
      asking.delete(name)
    }
  }

  async function addresses(host: string): Promise<readonly ResolvedAddress[]> {
    const name = host.toLowerCase().replace(/\.$/, '')
    const own = isLocal(name) ? LOOPBACK : (await hostsTable()).get(name)
    if (own) return own

    const known = kept.get(name)
    if (known && known.until > now()) {
      if (known.found instanceof Error) throw known.found
      return known.found
    }
    const running = asking.get(name)
    if (running !== undefined) return running
    if (asking.size >= MOST_PENDING) throw new TooManyNames('too many names are being looked up')
    const begun = ask(name)
    asking.set(name, begun)
    return begun
  }

  return { addresses, pending: () => asking.size }
}

const isLocal = (name: string): boolean => name === 'localhost' || name.endsWith('.localhost')

const LOOPBACK: readonly ResolvedAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
]

type Asked = Pick<NamesOptions, 'limit' | 'servers'>

/** Both families at once, of a resolver of its own, so that ending this lookup ends no other. */
async function askServers(name: string, { limit, servers }: Asked) {
  const resolver = new Resolver({ timeout: Math.max(100, Math.floor(limit / 3)), tries: 2 })
  if (servers) resolver.setServers(servers)
  const timer = setTimeout(() => resolver.cancel(), limit)
  const answers = await Promise.allSettled([
    resolver.resolve4(name, { ttl: true }).then((rows) => rows.map((row) => ({ ...row, family: 4 }))),
    resolver.resolve6(name, { ttl: true }).then((rows) => rows.map((row) => ({ ...row, family: 6 }))),
  ])
  clearTimeout(timer)

  const rows = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  if (rows.length > 0) {
    const ttl = Math.min(...rows.map((row) => row.ttl)) * 1000
    const found = rows.map(({ address, family }) => ({ address, family }))
    return { found, ttl: Math.min(Math.max(ttl, LEAST), LONGEST) }
  }
  const isUnknown = answers.every(
    (answer) => answer.status === 'rejected' && NO_SUCH.includes(answer.reason.code),
  )
  throw isUnknown ? new UnknownName(`no address of ${name}`) : new UnansweredName(`no answer about ${name}`)
}

const NO_SUCH: readonly string[] = ['ENOTFOUND', 'ENODATA', 'EBADNAME', 'EBADQUERY', 'EFORMERR']

type Hosts = ReadonlyMap<string, readonly ResolvedAddress[]>

async function readHosts(file: string): Promise<Hosts> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const table = new Map<string, ResolvedAddress[]>()
  for (const line of text.split('\n')) {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().toLowerCase().split(/\s+/)
    const family = isIP(address)
    if (family === 0) continue
    for (const name of names) table.set(name, [...(table.get(name) ?? []), { address, family }])
  }
  return table
}
