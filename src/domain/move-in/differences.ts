import { type Cents, cents, dollars, roundDiv } from '../../kernel/money.ts'
import { taxNameOf } from '../../law/engine/tax-codes.ts'
import type { FederalCertificate } from '../../law/language/types.ts'
import { calculatePaycheck } from '../pay/paycheck.ts'
import type { Paycheck, PaycheckInput, PaycheckOptions } from '../pay/paycheck-types.ts'
import type { ColumnMeaning } from './columns.ts'

export const reasons = [
  'rounding',
  'certificate',
  'taxability',
  'rate',
  'base',
  'notTheirs',
  'notOurs',
  'sum',
  'unknown',
] as const
type Reason = (typeof reasons)[number]

/** One number of which two providers say otherwise. */
export interface Difference {
  /** As in the mapping, the state of a worker put in. */
  readonly line: string
  readonly name: string
  readonly theirs: Cents
  readonly ours: Cents
  readonly reason: Reason
  /** Why, most likely, in a sentence. */
  readonly words: string
}

/** Ours of the same pay, computed, and what theirs said. */
export interface Compared {
  readonly input: PaycheckInput
  readonly check: Paycheck
  readonly theirs: ReadonlyMap<ColumnMeaning, Cents>
  readonly options: PaycheckOptions
}

type TaxOf = Paycheck['taxes'][number]

/** A cent each way, and one more where two roundings meet. */
const ROUNDING = 2n

/** Every number of a register that is not ours to the cent. Taxes for which it has no column are not compared. */
export function differencesOf(compared: Compared): readonly Difference[] {
  const { check, theirs, input } = compared
  const taxes = [...theirs].flatMap(([means, amount]) => {
    const [kind, said] = means.split(':') as [string, string?]
    if ((kind !== 'tax' && kind !== 'employerTax') || said === undefined) return []
    const code = said.replace(/^\*/, input.work.state)
    const payer = kind === 'tax' ? 'employee' : 'employer'
    const line = check.taxes.find((tax) => tax.code === code && tax.payer === payer)
    const ours = line?.amount ?? cents(0n)
    if (ours === amount) return []
    return [
      {
        line: `${kind}:${code}`,
        name: taxNameOf(code),
        theirs: amount,
        ours,
        ...why(compared, { code, amount, line }),
      },
    ]
  })
  return [...taxes, ...totalsOf(compared, taxes)]
}

/** Gross and net follow from lines: they are told where the lines do not tell it already. */
function totalsOf({ check, theirs }: Compared, taxes: readonly Difference[]): readonly Difference[] {
  const told = taxes
    .filter(({ line }) => line.startsWith('tax:'))
    .reduce((sum, { theirs: other, ours }) => sum + ours - other, 0n)
  return (['gross', 'net'] as const).flatMap((total) => {
    const [other, ours] = [theirs.get(total), check[total]]
    if (other === undefined || other === ours) return []
    const isTold = total === 'net' && other - ours === told
    const words = isTold
      ? 'It follows from the taxes above'
      : 'The lines of the row do not add up to it: a column is missing, or means something else'
    return [
      {
        line: total,
        name: total === 'net' ? 'Net pay' : 'Gross pay',
        theirs: other,
        ours,
        reason: 'sum' as const,
        words,
      },
    ]
  })
}

interface Asked {
  readonly code: string
  readonly amount: Cents
  readonly line: TaxOf | undefined
}

type Why = Pick<Difference, 'reason' | 'words'>

/** The first that explains it, from the most harmless on. */
function why(compared: Compared, asked: Asked): Why {
  const { amount, line } = asked
  const ours = line?.amount ?? 0n
  const apart = ours > amount ? ours - amount : amount - ours
  if (apart <= ROUNDING) return { reason: 'rounding', words: `${dollars(apart)} apart: rounded elsewhere` }
  if (ours === 0n) return { reason: 'notOurs', words: notOurs(asked) }
  if (amount === 0n) return { reason: 'notTheirs', words: notTheirs(line!) }
  return (
    (line!.rate === null ? certificate(compared, asked) : (base(compared, asked) ?? rate(asked))) ?? {
      reason: 'unknown',
      words: 'No certificate, rate or base that was tried gives theirs',
    }
  )
}

function notOurs({ code, line }: Asked): string {
  if (!line) return `${taxNameOf(code)} is not taken here: not at this place, or not of this worker`
  return line.subject > 0n && line.taxable === 0n
    ? 'Nothing is taken here: the year has reached its limit, by the history that is on file'
    : 'Nothing is taken here: the certificate, an exemption or the wages leave nothing'
}

const notTheirs = ({ taxable }: TaxOf): string =>
  `They took nothing of ${dollars(taxable)}: an exemption, a limit that was reached, or a program that they did not serve`

/** Of income tax: which other certificate gives exactly theirs. */
function certificate({ input, options }: Compared, { code, amount, line }: Asked): Why | undefined {
  for (const [words, change] of others(input.w4, { amount, ours: line!.amount })) {
    const check = calculatePaycheck({ ...input, w4: { ...input.w4, ...change } }, options)
    const found = check.taxes.find((tax) => tax.code === code && tax.payer === 'employee')?.amount
    if (found !== undefined && isNear(found, amount)) {
      return {
        reason: 'certificate',
        words: `Theirs is that of a W-4 with ${words}; on file is ${inWords(input.w4)}`,
      }
    }
  }
  return undefined
}

const isNear = (a: bigint, b: bigint): boolean => a - b <= ROUNDING && b - a <= ROUNDING

const inWords = ({ status, multipleJobs }: FederalCertificate): string =>
  `${status}${multipleJobs ? ' and the box of step 2' : ''}`

/** What another certificate may say, the likeliest first. */
function others(
  w4: FederalCertificate,
  { amount, ours }: { readonly amount: bigint; readonly ours: bigint },
): readonly (readonly [string, Partial<FederalCertificate>])[] {
  const statuses = ['Single', 'Married', 'Head of Household'] as const
  const boxes = [w4.multipleJobs, !w4.multipleJobs]
  const kinds = boxes.flatMap((multipleJobs) =>
    statuses.map((status) => [inWords({ ...w4, status, multipleJobs }), { status, multipleJobs }] as const),
  )
  const more = amount - ours
  return [
    ...kinds,
    ...kinds.map(
      ([words, change]) => [`${words} and nothing in steps 3 and 4`, { ...change, ...BARE }] as const,
    ),
    ...(more > 0n && more % 100n === 0n
      ? [[`${dollars(more)} more in step 4(c)`, { extra: cents(w4.extra + more) }] as const]
      : []),
  ]
}

const NONE = cents(0n)
const BARE = {
  dependents: 0,
  otherDependents: 0,
  credits: NONE,
  otherIncome: NONE,
  deductions: NONE,
  extra: NONE,
}

/** By which wages theirs is the same rate: what lies between is pay or a deduction that one of us counts. */
function base({ input }: Pick<Compared, 'input'>, { amount, line }: Asked): Why | undefined {
  const { rate, taxable } = line!
  if (!rate) return undefined
  const wages = roundDiv(amount * BILLION, BigInt(rate))
  const between = wages > taxable ? wages - taxable : taxable - wages
  const items = [
    ...input.deductions.map(({ type, amount: taken }) => ({
      name: type,
      amount: typeof taken === 'bigint' ? taken : 0n,
    })),
    ...input.earnings.map(({ type, amount: earned }) => ({ name: type, amount: earned })),
  ]
  // A cent of tax is so many of wages.
  const slack = BILLION / BigInt(rate) + 1n
  const item = items.find((each) => each.amount > 0n && apartBy(each.amount, between) <= slack)
  if (!item) return undefined
  const side = wages > taxable ? 'They take it of' : 'They do not take it of'
  return {
    reason: 'taxability',
    words: `${side} ${item.name} (${dollars(item.amount)}), and here it is otherwise`,
  }
}

const BILLION = 1_000_000_000n
const apartBy = (a: bigint, b: bigint): bigint => (a > b ? a - b : b - a)

/** Of a tax that has one: a rate in whole ten-thousandths is likely one that an authority assigned. */
function rate({ amount, line }: Asked): Why {
  const { taxable, rate: ours } = line!
  const theirs = roundDiv(amount * 1_000_000n, taxable)
  const isRound = apartBy(roundDiv(theirs * taxable, 1_000_000n), amount) <= 1n && theirs % 10n === 0n
  return isRound
    ? {
        reason: 'rate',
        words: `Theirs is ${percent(theirs)} of ${dollars(taxable)}; on file is ${percent(BigInt(ours!) / 1_000n)}`,
      }
    : {
        reason: 'base',
        words: `Theirs is ${percent(BigInt(ours!) / 1_000n)} of ${dollars(roundDiv(amount * BILLION, BigInt(ours!)))}; ours is of ${dollars(taxable)}`,
      }
}

/** Of millionths. */
const percent = (millionths: bigint): string => `${Number(millionths) / 10_000} %`
