import { groupedBy } from '../../kernel/grouped.ts'
import { type Cents, cents, dollars } from '../../kernel/money.ts'
import { computeForm, type FormFigures, type LineValue, type Sums } from '../../law/engine/forms/compute.ts'
import type { FilingForm } from '../../law/language/filing-form.ts'
import { type Paid, sumsOf, total } from './paid.ts'

/** Boxes 15 to 20: one row a state, and one more for each further place of it. */
interface StateBoxes {
  readonly state: string
  /** The state's number of the employer; empty where it is not known. */
  readonly account: string
  readonly wages: Cents
  readonly tax: Cents
  readonly localWages: Cents
  readonly localTax: Cents
  /** Box 20: `NYC`; empty where there is no local tax. */
  readonly locality: string
  /** Oregon's statewide transit tax, which its file of W-2s asks for. */
  readonly transit?: { readonly wages: Cents; readonly tax: Cents }
}

export interface PersonForm {
  readonly userId: string
  readonly lines: Readonly<Record<string, LineValue>>
  /** Box 12. */
  readonly codes: Readonly<Record<string, Cents>>
  /** Box 14. */
  readonly labels: Readonly<Record<string, Cents>>
  readonly states: readonly StateBoxes[]
  /** What the form cannot say, in words. */
  readonly notes: readonly string[]
}

type AccountOf = (state: string) => string

/** The W-2s of a year: everyone who was paid as an employee and must get one. */
export function computeW2s(
  form: FilingForm,
  paid: readonly Paid[],
  accountOf: AccountOf,
  told: ToldOfPeople = {},
): readonly PersonForm[] {
  return [...groupedBy(paid, ({ userId }) => userId)]
    .map(([userId, rows]) => w2Of(form, userId, { rows, accountOf, told }))
    .filter((each) => mustHave(form, each))
}

/** What no paycheck says of people, by their ids. */
interface ToldOfPeople {
  /** Box 8. */
  readonly allocated?: ReadonlyMap<string, Cents>
  /** Box 13. */
  readonly statutory?: ReadonlySet<string>
  readonly withSickPay?: ReadonlySet<string>
  /** Box 14b: the Treasury codes of tipped jobs, `101,000`. */
  readonly occupations?: ReadonlyMap<string, string>
}

interface OfPerson {
  readonly rows: readonly Paid[]
  readonly accountOf: AccountOf
  readonly told: ToldOfPeople
}

function w2Of(form: FilingForm, userId: string, { rows, accountOf, told }: OfPerson): PersonForm {
  const premiums = rows.map(({ overtimePremium }) => overtimePremium)
  const isPremiumKnown = premiums.every((each) => each !== null)
  const figures = computeForm(form, {
    sums: sumsOf(rows),
    given: {
      ssTips: total(rows, ({ ssTips }) => ssTips),
      allocatedTips: told.allocated?.get(userId) ?? cents(0n),
      isStatutory: told.statutory?.has(userId) ?? false,
      isThirdPartySickPay: told.withSickPay?.has(userId) ?? false,
      codeTP: total(rows, ({ tips }) => tips),
      codeTT: total(rows, ({ overtimePremium }) => overtimePremium ?? 0n),
    },
  })
  const flagsOvertime = form.codes?.some(([code]) => code === 'TT')
  const isTipped = figures.codes?.TP !== undefined
  const occupations = isTipped ? told.occupations?.get(userId) : undefined
  const notes = [
    ...(!isPremiumKnown && flagsOvertime ? [UNKNOWN_PREMIUM] : []),
    ...(isTipped && occupations === undefined ? [UNKNOWN_OCCUPATION] : []),
    ...belowBase(form, figures.lines),
  ]
  return {
    userId,
    lines: { ...figures.lines, ...(occupations && { '14b': occupations.replace(',', ', ') }) },
    codes: figures.codes ?? {},
    labels: figures.labels ?? {},
    states: stateBoxes(rows, accountOf),
    notes,
  }
}

/** Pay after a voided paycheck may have had no Social Security tax because that one reached the base of the year. */
function belowBase(form: FilingForm, lines: PersonForm['lines']): readonly string[] {
  const base = 100n * BigInt(Number(form.figures?.socialSecurityBase ?? 0))
  const [taken, medicare] = [amountIn(lines, '3') + amountIn(lines, '7'), amountIn(lines, '5')]
  const due = medicare < base ? medicare : base
  if (taken >= due) return []
  const words =
    'of Medicare wages within the base of the year have no Social Security tax: both shares of it are owed'
  return [`Box 3: ${dollars(cents(due - taken))} ${words}`]
}

const UNKNOWN_PREMIUM =
  'Code TT: the premium part of some overtime is not known, so the code is less than what was paid'

const UNKNOWN_OCCUPATION =
  'Box 14b: code TP asks for the occupation codes of the tipped job; updateReportFacts tells them'

/** Any tax withheld, or wages from a threshold on (General Instructions for Forms W-2 and W-3). */
function mustHave(form: FilingForm, { lines, states }: PersonForm): boolean {
  const withheld = ['2', '4', '6'].some((box) => amountIn(lines, box) !== 0n)
  return (
    withheld ||
    states.some(({ tax, localTax }) => tax + localTax !== 0n) ||
    amountIn(lines, '1') >= leastWages(form)
  )
}

export function amountIn(lines: Readonly<Record<string, LineValue>>, line: string): Cents {
  const value = lines[line]
  return typeof value === 'bigint' ? value : cents(0n)
}

/** Oregon's districts tax income under names of their own. */
const INCOME_TAX = /^([A-Z]{2})(?:-(.+))?\.(?:incomeTax|supportiveHousing|preschool)$/

function stateBoxes(rows: readonly Paid[], accountOf: AccountOf): readonly StateBoxes[] {
  const sums = sumsOf(rows)
  const taxes = [...sums].flatMap(([word, { taxable, amount }]) => {
    const [, state, locality = ''] = INCOME_TAX.exec(word.replace('employeeTax ', '')) ?? []
    const isAny = taxable !== 0n || amount !== 0n
    return state === undefined || state === 'US' || !isAny ? [] : [{ state, locality, taxable, amount }]
  })
  const states = [...new Set(taxes.map(({ state }) => state))].sort()
  return states.flatMap((state) => {
    const own = taxes.find((tax) => tax.state === state && tax.locality === '')
    const places = taxes.filter((tax) => tax.state === state && tax.locality !== '')
    const boxesOf = (place: (typeof taxes)[number] | undefined, isFirst: boolean): StateBoxes => ({
      state,
      account: accountOf(state),
      wages: cents(isFirst ? (own?.taxable ?? 0n) : 0n),
      tax: cents(isFirst ? (own?.amount ?? 0n) : 0n),
      localWages: cents(place?.taxable ?? 0n),
      localTax: cents(place?.amount ?? 0n),
      locality: place?.locality ?? '',
      ...(isFirst && transitIn(state, sums)),
    })
    return places.length === 0
      ? [boxesOf(undefined, true)]
      : places.map((place, at) => boxesOf(place, at === 0))
  })
}

function transitIn(state: string, sums: Sums): Pick<StateBoxes, 'transit'> {
  const tax = sums.get(`employeeTax ${state}.transit`)
  return tax === undefined ? {} : { transit: { wages: cents(tax.taxable), tax: cents(tax.amount) } }
}

/** Below which wages without any tax withheld need no form, in cents. */
export const leastWages = (form: FilingForm): bigint => 100n * BigInt(Number(form.figures?.leastWages ?? 0))

/**
 * Boxes 1 to 7 of the W-3 without anybody's W-2: what was paid in all, less the pay of those who need none. `untaxed` is the
 * pay of all who may be such.
 */
export function w3Boxes(
  form: FilingForm,
  { paid, untaxed }: { readonly paid: readonly Paid[]; readonly untaxed: readonly Paid[] },
): Readonly<Record<string, Cents>> {
  const told = { accountOf: () => '', told: {} }
  const whole = w2Of(form, '', { rows: paid, ...told })
  const none = [...groupedBy(untaxed, ({ userId }) => userId)]
    .map(([userId, rows]) => w2Of(form, userId, { rows, ...told }))
    .filter((each) => !mustHave(form, each))
  return Object.fromEntries(
    ['1', '2', '3', '4', '5', '6', '7'].map((box) => [
      box,
      cents(amountIn(whole.lines, box) - total(none, ({ lines }) => amountIn(lines, box))),
    ]),
  )
}

/** The W-3 of these W-2s: totals by box. */
export function computeW3(form: FilingForm, w2: FilingForm, forms: readonly PersonForm[]): FormFigures {
  const deferred = new Set((w2.codes ?? []).filter((code) => code[3] === 'inTotal').map(([code]) => code))
  const box = (line: string): Cents => total(forms, ({ lines }) => amountIn(lines, line))
  const states = forms.flatMap((each) => each.states)
  const inTotal = ({ codes }: PersonForm): bigint =>
    Object.entries(codes).reduce((sum, [code, amount]) => (deferred.has(code) ? sum + amount : sum), 0n)
  return computeForm(form, {
    sums: new Map(),
    given: {
      forms: forms.length,
      ...Object.fromEntries(
        ['1', '2', '3', '4', '5', '6', '7', '8', '10'].map((line) => [`box${line}`, box(line)]),
      ),
      deferred: total(forms, inTotal),
      stateWages: total(states, ({ wages }) => wages),
      stateTax: total(states, ({ tax }) => tax),
      localWages: total(states, ({ localWages }) => localWages),
      localTax: total(states, ({ localTax }) => localTax),
    },
  })
}
