/** ABA check digit: 3, 7, 1 over the nine digits, a multiple of ten; the first two digits name a district in use. */
export function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || !isAssigned(Number(digits.slice(0, 2)))) return false
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * [3, 7, 1][at % 3]!, 0)
  return sum % 10 === 0
}

/** ABA: 00-12 Reserve Banks, 21-32 thrifts, 61-72 electronic, 80 traveller's cheques. 00 is the government's own. */
const isAssigned = (prefix: number): boolean =>
  (prefix >= 1 && prefix <= 12) || (prefix >= 21 && prefix <= 32) || (prefix >= 61 && prefix <= 72)
