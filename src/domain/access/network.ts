import ipaddr from 'ipaddr.js'

/**
 * From where a request comes, as one who can be held to a limit: an IPv4 address, or the /64 of an IPv6 address, which is
 * what one household or machine is given. Wider IPv4 networks hold strangers, who must not lock each other out.
 */
export function networkOf(address: string): string | undefined {
  const text = address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1').replace(/^\[(.+)\](?::\d+)?$/, '$1')
  if (!isAddress(text)) return undefined
  const parsed = ipaddr.process(text)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}

/** Whether an address `hop` steps before us is a proxy of ours, whose word on the one before it is believed. */
export type TrustsProxy = (address: string, hop: number) => boolean

/** `no`, `yes` (one proxy), how many there are in a row, or their addresses and ranges. Undefined is none of these. */
export function trustedProxies(text: string): TrustsProxy | undefined {
  if (text === 'no') return () => false
  if (text === 'yes') return (_, hop) => hop < 1
  if (/^\d{1,2}$/.test(text)) return (_, hop) => hop < Number(text)
  const ranges = text.split(',').map((range) => rangeOf(range.trim()))
  return ranges.every((range) => range !== undefined)
    ? (address) => ranges.some((range) => isIn(range, address))
    : undefined
}

type Range = readonly [ipaddr.IPv4 | ipaddr.IPv6, number]

function rangeOf(text: string): Range | undefined {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text)
  if (!isAddress(text)) return undefined
  const address = ipaddr.process(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

function isIn([base, bits]: Range, text: string): boolean {
  if (!isAddress(text)) return false
  const address = ipaddr.process(text)
  return address.kind() === base.kind() && address.match(base, bits)
}

/** Short and octal forms, which the parser would take too, are what nobody's proxy writes. */
const isAddress = (text: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)
