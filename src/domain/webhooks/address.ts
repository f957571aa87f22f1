import ipaddr from 'ipaddr.js'

/**
 * Where the service may send. In production only https to public addresses, so that nobody makes the server reach
 * into its own network; the sandbox also allows http and every address. An operator names exceptions.
 */
export interface AddressRules {
  readonly production: boolean
  /** Host names, addresses and CIDR ranges that are allowed in production too, also without TLS. */
  readonly allowed: readonly string[]
}

/** What is wrong with an address as it is written. Names are checked again at each connection, when they resolve. */
export function urlFault(text: string, rules: AddressRules): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol)) return 'must be an http or https address'
  if (url.username !== '' || url.password !== '') return 'must not contain credentials'
  if (!rules.production) return undefined
  const host = hostOf(url)
  if (isAllowedHost(host, rules)) return undefined
  if (url.protocol !== 'https:') return 'must be an https address'
  if (ipaddr.isValid(host)) return isPublic(host) ? undefined : NOT_PUBLIC
  return isPrivateName(host) ? NOT_PUBLIC : undefined
}

/** Whether a connection to this host at this resolved address may be opened. */
export const mayConnect = (host: string, address: string, rules: AddressRules): boolean =>
  !rules.production || isAllowedHost(host, rules) || isAllowedHost(address, rules) || isPublic(address)

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

function isAllowedHost(host: string, { allowed }: AddressRules): boolean {
  const address = ipaddr.isValid(host) ? ipaddr.process(host) : undefined
  return allowed.some((entry) => {
    if (entry.toLowerCase() === host) return true
    if (!address || !entry.includes('/') || !ipaddr.isValidCIDR(entry)) return false
    const [range, bits] = ipaddr.parseCIDR(entry)
    return range.kind() === address.kind() && address.match([range, bits] as never)
  })
}

/** Names that only an inner network resolves (RFC 6761, RFC 6762, RFC 8375), and names without a dot. */
const isPrivateName = (host: string): boolean =>
  !host.includes('.') || /\.(localhost|local|internal|intranet|lan|home\.arpa|corp|home|private)$/.test(host)

const NOT_PUBLIC = 'must be a public address'
