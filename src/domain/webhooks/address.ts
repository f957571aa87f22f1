import ipaddr from 'ipaddr.js'

/**
 * Where the service may send, so that nobody makes the server reach into its own network. In production only https to
 * public addresses; the sandbox also allows http, and this machine. An operator names exceptions.
 */
export interface AddressRules {
  readonly production: boolean
  /** Host names, addresses and CIDR ranges that are allowed although they are not public, also without TLS. */
  readonly allowed: readonly string[]
}

/** What is wrong with an address as it is written. Names are checked again at each connection, when they resolve. */
export function urlFault(text: string, rules: AddressRules): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol)) return 'must be an http or https address'
  if (url.username !== '' || url.password !== '') return 'must not contain credentials'
  const host = hostOf(url)
  if (isAllowedHost(host, rules)) return undefined
  if (rules.production && url.protocol !== 'https:') return 'must be an https address'
  if (ipaddr.isValid(host)) return reachOf(host, host, rules) ? undefined : notReachable(rules)
  return rules.production && isPrivateName(host) ? notReachable(rules) : undefined
}

/** Says what may be reached instead. */
export const notReachable = ({ production }: AddressRules): string =>
  production
    ? 'must be a public address'
    : 'must be a public address or one of this machine; PURSER_WEBHOOK_ALLOW names others'

/**
 * Whether a connection to this host at this resolved address may be opened: to the public internet, or inside, where it
 * is this machine (sandbox) or allowed by name, address or range. Undefined: not at all.
 */
export function reachOf(host: string, address: string, rules: AddressRules): 'public' | 'inside' | undefined {
  if (isPublic(address)) return 'public'
  const isAllowed = isAllowedHost(host, rules) || isAllowedHost(address, rules)
  return isAllowed || (!rules.production && isLoopback(address)) ? 'inside' : undefined
}

/** Whether the operator names this very host, rather than a range that it is in. */
export const isNamed = (host: string, { allowed }: AddressRules): boolean =>
  allowed.some((entry) => entry.toLowerCase() === host)

/** The URL parser has already turned decimal, octal, hexadecimal and short forms into four decimal numbers. */
export const hostOf = (url: URL): string =>
  url.hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase()

/**
 * Global unicast and nothing that carries another address inside: IPv4-mapped, NAT64, 6to4 and Teredo all have
 * ranges of their own. IPv6 beyond 2000::/3 is not allocated (RFC 4291, section 2.4).
 */
function isPublic(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || address.match(ipaddr.parseCIDR('2000::/3'))
}

const isLoopback = (text: string): boolean =>
  ipaddr.isValid(text) && ipaddr.parse(text).range() === 'loopback'

function isAllowedHost(host: string, rules: AddressRules): boolean {
  if (isNamed(host, rules)) return true
  const address = ipaddr.isValid(host) ? ipaddr.process(host) : undefined
  return rules.allowed.some((entry) => {
    if (!address || !entry.includes('/') || !ipaddr.isValidCIDR(entry)) return false
    const [range, bits] = ipaddr.parseCIDR(entry)
    return range.kind() === address.kind() && address.match([range, bits] as never)
  })
}

/** Names that only an inner network resolves (RFC 6761, RFC 6762, RFC 8375), and names without a dot. */
const isPrivateName = (host: string): boolean =>
  !host.includes('.') || /\.(localhost|local|internal|intranet|lan|home\.arpa|corp|home|private)$/.test(host)
