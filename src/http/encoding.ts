/** The first encoding on offer that the header takes; `q=0` says no (RFC 9110, 12.5.3). */
export function acceptedEncoding(header: string, offered: readonly string[]): string | undefined {
  const taken = header
    .toLowerCase()
    .split(',')
    .map((range) => range.trim().split(/\s*;\s*/))
    .filter(([, weight = '']) => !/^q=0(\.0*)?$/.test(weight))
    .map(([name]) => name)
  return offered.find((name) => taken.includes(name))
}
