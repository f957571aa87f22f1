/** Worked out a second way, in whole cents and without anything of the service: what the forms must say. */

/** Wages and tax of one paycheck in cents. */
export interface Check {
  readonly who: string
  readonly on: string
  readonly state?: string
  readonly wages: number
  readonly gross?: number
  readonly taxes: Readonly<Record<string, readonly [wages: number, tax: number]>>
  readonly deductions?: readonly object[]
}

/** Half a cent goes away from zero. */
const cents = (thousandths: number): number =>
  Math.sign(thousandths) * Math.floor((Math.abs(thousandths) + 50_000) / 100_000)

const part = (wages: number, hundredThousandths: number): number => cents(wages * hundredThousandths)

const shown = (amount: number): string => (amount / 100).toFixed(2)

const of = (checks: readonly Check[], code: string, at: 0 | 1): number =>
  checks.reduce((sum, { taxes }) => sum + (taxes[code]?.[at] ?? 0), 0)

/** Form 941 of checks without tips. */
export function of941(checks: readonly Check[], deposits: number): Record<string, string> {
  const [two, three] = [of(checks, 'US.incomeTax', 0), of(checks, 'US.incomeTax', 1)]
  const [a, c, d] = ['US.socialSecurity', 'US.medicare', 'US.additionalMedicare'].map((code) =>
    of(checks, code, 0),
  ) as [number, number, number]
  const taken = ['US.socialSecurity', 'US.medicare', 'US.additionalMedicare'].reduce(
    (sum, code) => sum + of(checks, code, 1),
    0,
  )
  const [a2, c2, d2] = [part(a, 12_400), part(c, 2_900), part(d, 900)]
  const six = three + a2 + c2 + d2
  const seven = cents(taken * 100_000 - a * 6_200 - c * 1_450 - d * 900)
  const twelve = six + seven
  return {
    2: shown(two),
    3: shown(three),
    '5a1': shown(a),
    '5a2': shown(a2),
    '5c1': shown(c),
    '5c2': shown(c2),
    '5d1': shown(d),
    '5d2': shown(d2),
    '5e': shown(a2 + c2 + d2),
    6: shown(six),
    7: shown(seven),
    10: shown(twelve),
    12: shown(twelve),
    13: shown(deposits),
    14: shown(Math.max(0, twelve - deposits)),
    '15a': shown(Math.max(0, deposits - twelve)),
  }
}

/** Income tax and both shares, by so many characters of the pay date. */
export function owedOn(checks: readonly Check[], length: number): Map<string, number> {
  const owed = new Map<string, number>()
  for (const { on, taxes } of checks.toSorted((a, b) => (a.on < b.on ? -1 : 1))) {
    const both = ['US.socialSecurity', 'US.medicare'].reduce(
      (sum, code) => sum + 2 * (taxes[code]?.[1] ?? 0),
      0,
    )
    const once = ['US.incomeTax', 'US.additionalMedicare'].reduce(
      (sum, code) => sum + (taxes[code]?.[1] ?? 0),
      0,
    )
    const word = on.slice(0, length)
    owed.set(word, (owed.get(word) ?? 0) + both + once)
  }
  return owed
}

export const sumOn = (owed: ReadonlyMap<string, number>): number =>
  [...owed.values()].reduce((sum, amount) => sum + amount, 0)

/** One check of someone whose pay is taxed by everything alike. */
export const plain = (
  who: string,
  on: string,
  wages: number,
  incomeTax: number,
  more: Partial<Check> = {},
): Check => ({
  who,
  on,
  wages,
  taxes: {
    'US.incomeTax': [wages, incomeTax],
    'US.socialSecurity': [wages, Math.round((wages * 62) / 1000)],
    'US.medicare': [wages, Math.round((wages * 145) / 10_000)],
  },
  ...more,
})
