import { cents, dollars, roundDiv, ZERO } from '../../kernel/money.ts'
import { Problem } from '../../kernel/problem.ts'
import { withhold } from '../../law/engine/withhold.ts'
import type { PayFacts, Step, TaxLine, Withholding } from '../../law/language/types.ts'
import { hoursWorked } from './elements.ts'
import type { Earning, OtherPlace, PaycheckInput, PaycheckOptions } from './paycheck-types.ts'
import { type Part, type PreTax, wageBases } from './wage-bases.ts'

/** A payment that was earned in several places: its parts stand beside its earnings. */
interface Payment {
  readonly facts: PayFacts
  readonly input: PaycheckInput
  readonly parts: readonly Part[]
  readonly preTax: readonly PreTax[]
}

/**
 * Taxes of a payment that was earned in several places. Federal taxes look at the whole. A tax on income is what the
 * place would take if all of it had been earned there, for the share that was: brackets, allowances and what is asked
 * for a period count once. Every other tax of a place is taken on the wages of the place, up to its cap.
 */
export function withholdByPlace(payment: Payment, options: PaycheckOptions): Withholding {
  const lines = new Map<string, TaxLine>()
  const wholes = new Map<string, TaxLine>()
  let { yearToDate } = payment.facts
  const shares = sharesOf(payment)
  const { insuredState } = payment.input
  const insuredAt = shares.findIndex(({ place }, at) => stateAt(payment, place, at) === insuredState)
  for (const [at, share] of shares.entries()) {
    const facts = at === 0 ? payment.facts : { ...withoutForms(payment.facts, share.place), ...share.place }
    const whole = withhold(facts, options).lines
    const wages = wageBases(share.parts, share.preTax)
    const placed = { ...withoutWageSteps(facts), wages, hours: share.hours, yearToDate }
    const taken = withhold(placed, options).lines.filter(isLocal)
    // Who earned nothing there owes nothing there; a state that insures the wage takes its programs all the same.
    const there = share.parts.length === 0 ? taken.filter(isProgram) : taken
    const own = [...insuredOnce(there, whole, { insuredAt, at }), ...sparedLine(placed, options)]
    if (at === 0) for (const line of whole) if (!isLocal(line)) addTo(lines, line)
    for (const line of own)
      addTo(lines, isIncomeTax(line) ? shareOf(line, whole, earlierOf(lines, wholes, line)) : line)
    for (const line of whole) wholes.set(`${line.payer} ${line.code}`, line)
    yearToDate = after(yearToDate, own)
  }
  const all = [...lines.values()]
  return { lines: all, employeeTaxes: sumOf(all, 'employee'), employerTaxes: sumOf(all, 'employer') }
}

const stateAt = ({ facts }: Payment, place: Partial<OtherPlace>, at: number): string =>
  at === 0 ? facts.work.state : place.work!.state

/** One state insures the whole wage: its programs are taken of all of it, and no other state's are. */
function insuredOnce(
  taken: readonly TaxLine[],
  whole: readonly TaxLine[],
  { insuredAt, at }: { readonly insuredAt: number; readonly at: number },
): readonly TaxLine[] {
  if (insuredAt === -1) return taken
  const rest = taken.filter((line) => !isProgram(line))
  return insuredAt === at ? [...rest, ...whole.filter(isProgram)] : rest
}

/** Of a state itself and no tax on income; Oregon's transit tax follows the wages. */
const isProgram = ({ code }: TaxLine): boolean =>
  /^[A-Z]{2}\./.test(code) && !/^(US\.|OR\.transit)|\.incomeTax$/.test(code)

/** A line of nothing, with its reason: the wages count for the year, and the day may come when tax is owed of them. */
function sparedLine({ spared, ...facts }: PayFacts, options: PaycheckOptions): readonly TaxLine[] {
  if (spared === undefined) return []
  const line = withhold(facts, options).lines.find(({ code }) => code === `${facts.work.state}.incomeTax`)
  if (line === undefined) return []
  const step: Step = { line: 'withheld', formula: spared, inputs: {}, value: dollars(ZERO) }
  return [{ ...line, amount: ZERO, ...(line.steps === undefined ? {} : { steps: [step] }) }]
}

/** The certificates of the paycheck's own place say nothing about another; what the home credits is of that home. */
function withoutForms(
  { stateW4: _, residentW4: __, lacksNonresidence: ___, courtesy, ...facts }: PayFacts,
  { resident }: Partial<OtherPlace>,
): PayFacts {
  return courtesy === undefined || resident !== undefined ? facts : { ...facts, courtesy }
}

/** How the wages of the whole payment came to be says nothing about those of one place. */
function withoutWageSteps({ explainWages: _, ...facts }: PayFacts): PayFacts {
  return facts
}

interface PlaceShare {
  readonly place: Partial<OtherPlace>
  readonly parts: readonly Part[]
  readonly preTax: readonly PreTax[]
  readonly hours: number
}

/** The paycheck's own place first. A pre-tax deduction comes out of each place's wages in proportion. */
function sharesOf({ input, parts, preTax }: Payment): readonly PlaceShare[] {
  const others = input.elsewhere ?? []
  const placeOf = ({ place }: Earning): number =>
    place === undefined
      ? 0
      : 1 + others.findIndex(({ work, key }) => keyOf({ ...work, key }) === keyOf(place))
  const at = input.earnings.map(placeOf)
  const total = sumUp(parts)
  let passed = 0
  return [{}, ...others].map((place, index) => {
    const own = parts.filter((_, n) => at[n] === index)
    const before = passed
    const here = sumUp(own)
    if (here < 0) throw new Problem(400, NEGATIVE_PLACE, { refusal: 'negativeEarnings' })
    passed += here
    const upTo = (taken: bigint, amount: number) =>
      total === 0 ? 0n : roundDiv(taken * BigInt(amount), BigInt(total))
    return {
      place,
      parts: own,
      preTax: preTax.map(({ item, taken }) => ({ item, taken: upTo(taken, passed) - upTo(taken, before) })),
      hours: hoursWorked(input.earnings.filter((_, n) => at[n] === index)) ?? 0,
    }
  })
}

const NEGATIVE_PLACE =
  'The earnings at one of several places of work may not be negative: name a place that earned as much as is taken back'

interface Keyed {
  readonly state: string
  readonly localities?: readonly string[]
  readonly key?: string | undefined
}

const keyOf = ({ state, localities = [], key }: Keyed): string => key ?? [state, ...localities].join(' ')

const sumUp = (parts: readonly Part[]): number => parts.reduce((sum, { amount }) => sum + amount, 0)

const isLocal = ({ code }: TaxLine): boolean => !code.startsWith('US.')
const isIncomeTax = ({ code }: TaxLine): boolean => code.endsWith('.incomeTax')

/** What earlier places took of the same tax, and of which whole. */
interface Before {
  readonly taken: TaxLine | undefined
  readonly whole: TaxLine | undefined
}

const earlierOf = (
  lines: ReadonlyMap<string, TaxLine>,
  wholes: ReadonlyMap<string, TaxLine>,
  { payer, code }: TaxLine,
): Before => ({ taken: lines.get(`${payer} ${code}`), whole: wholes.get(`${payer} ${code}`) })

/** Shares of one whole are cut from it one after the other, so that they sum to it to the cent. */
function shareOf(own: TaxLine, whole: readonly TaxLine[], earlier: Before): TaxLine {
  const all = whole.find(({ code, payer }) => code === own.code && payer === own.payer)
  if (all === undefined || all.taxable <= 0n) return own
  const { taken } = earlier
  const isSame =
    taken !== undefined && earlier.whole?.amount === all.amount && earlier.whole.taxable === all.taxable
  const upTo = (wages: bigint) => roundDiv(all.amount * wages, all.taxable)
  const amount = cents(isSame ? upTo(taken.taxable + own.taxable) - taken.amount : upTo(own.taxable))
  const line = { ...own, amount }
  return own.steps === undefined
    ? line
    : { ...line, steps: [...(all.steps ?? []), shareStep(own, all, amount)] }
}

const shareStep = (own: TaxLine, all: TaxLine, amount: bigint): Step => ({
  line: 'share of the place',
  formula: 'tax on all wages × wages of the place ÷ all wages',
  inputs: {
    'tax on all wages': dollars(all.amount),
    'wages of the place': dollars(own.taxable),
    'all wages': dollars(all.taxable),
  },
  value: dollars(cents(amount)),
})

/** Two places of one state pay one tax of the state. */
function addTo(lines: Map<string, TaxLine>, line: TaxLine): void {
  const key = `${line.payer} ${line.code}`
  const known = lines.get(key)
  if (known === undefined) {
    lines.set(key, line)
    return
  }
  lines.set(key, {
    ...known,
    subject: cents(known.subject + line.subject),
    taxable: cents(known.taxable + line.taxable),
    amount: cents(known.amount + line.amount),
    ...(known.steps && line.steps ? { steps: [...known.steps, ...line.steps] } : {}),
  })
}

/** A cap that one place has used up is used up in the next of the same state. */
function after(before: PayFacts['yearToDate'], lines: readonly TaxLine[]): PayFacts['yearToDate'] {
  const taxes = { ...before.taxes }
  const wagesOf = new Map(lines.map(({ code, taxable }) => [code, taxable]))
  for (const [code, taxable] of wagesOf) {
    const known = before.taxes[code] ?? { wages: ZERO, tax: ZERO }
    taxes[code] = { ...known, wages: cents(known.wages + taxable) }
  }
  return { ...before, taxes }
}

const sumOf = (lines: readonly TaxLine[], payer: TaxLine['payer']): number =>
  lines.reduce((sum, line) => (line.payer === payer ? sum + Number(line.amount) : sum), 0)
