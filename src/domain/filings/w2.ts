import { groupedBy } from '../../kernel/grouped.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import { computeForm, type FormFigures, type LineValue } from '../../law/engine/forms/compute.ts'
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
  allocated: ReadonlyMap<string, Cents> = new Map(),
): readonly PersonForm[] {
  return [...groupedBy(paid, ({ userId }) => userId)]
    .map(([userId, rows]) =>
      w2Of(form, userId, { rows, accountOf, allocated: allocated.get(userId) ?? cents(0n) }),
    )
    .filter((each) => mustHave(form, each))
}

interface OfPerson {
  readonly rows: readonly Paid[]
  readonly accountOf: AccountOf
  /** Box 8. */
  readonly allocated: Cents
}

function w2Of(form: FilingForm, userId: string, { rows, accountOf, allocated }: OfPerson): PersonForm {
  const premiums = rows.map(({ overtimePremium }) => overtimePremium)
  const isPremiumKnown = premiums.every((each) => each !== null)
  const figures = computeForm(form, {
    sums: sumsOf(rows),
    given: {
      ssTips: total(rows, ({ ssTips }) => ssTips),
      allocatedTips: allocated,
      codeTP: total(rows, ({ tips }) => tips),
      codeTT: total(rows, ({ overtimePremium }) => overtimePremium ?? 0n),
    },
  })
  const flagsOvertime = form.codes?.some(([code]) => code === 'TT')
  const notes = !isPremiumKnown && flagsOvertime ? [UNKNOWN_PREMIUM] : []
  return {
    userId,
    lines: figures.lines,
    codes: figures.codes ?? {},
    labels: figures.labels ?? {},
    states: stateBoxes(rows, accountOf),
    notes,
  }
}

const UNKNOWN_PREMIUM =
  'Code TT: the premium part of some overtime is not known, so the code is less than what was paid'

/** Any tax withheld, or wages from a threshold on (General Instructions for Forms W-2 and W-3). */
function mustHave(form: FilingForm, { lines, states }: PersonForm): boolean {
  const withheld = ['2', '4', '6'].some((box) => amountIn(lines, box) !== 0n)
  const least = 100n * BigInt(Number(form.figures?.leastWages ?? 0))
  return (
    withheld || states.some(({ tax, localTax }) => tax + localTax !== 0n) || amountIn(lines, '1') >= least
  )
}

export function amountIn(lines: Readonly<Record<string, LineValue>>, line: string): Cents {
  const value = lines[line]
  return typeof value === 'bigint' ? value : cents(0n)
}

const INCOME_TAX = /^([A-Z]{2})(?:-(.+))?\.incomeTax$/

function stateBoxes(rows: readonly Paid[], accountOf: AccountOf): readonly StateBoxes[] {
  const taxes = [...sumsOf(rows)].flatMap(([word, { taxable, amount }]) => {
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
    })
    return places.length === 0
      ? [boxesOf(undefined, true)]
      : places.map((place, at) => boxesOf(place, at === 0))
  })
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
