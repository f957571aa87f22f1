import { type Cents, cents } from '../../kernel/money.ts'
import type { LineValue } from '../../law/engine/forms/compute.ts'
import { amountIn } from './w2.ts'

type Lines = Readonly<Record<string, LineValue>>

/** One thing that three papers must say alike: the W-3, the returns of the year, and the ledger. */
export interface Reconciled {
  readonly what: string
  readonly w3: Cents
  readonly returns: Cents
  /** Null where the ledger has no account of it. */
  readonly ledger: Cents | null
  /** W-3 less returns; returns less ledger. */
  readonly difference: Cents
  readonly ledgerDifference: Cents | null
  /** Why they differ; empty where they do not. */
  readonly explanation: string
  readonly isExplained: boolean
}

export interface YearOfReturns {
  readonly w3: Lines
  /** The 941s of the year, or its one 944. */
  readonly returns: readonly Lines[]
  readonly isAnnual: boolean
  /** Accrued to the IRS for wages, both shares and income tax. */
  readonly accrued: Cents
  readonly additionalMedicare: Cents
  /** Taxes on tips that could not be taken: boxes 12A and 12B. */
  readonly uncollected: Cents
}

/** W-2s = 941s = ledger; what is left is cents of rounding or has a name. */
export function reconcileYear({
  w3,
  returns,
  isAnnual,
  accrued,
  additionalMedicare,
  uncollected,
}: YearOfReturns): readonly Reconciled[] {
  const of = (line: string, annual: string): Cents =>
    cents(returns.reduce((sum, lines) => sum + amountIn(lines, isAnnual ? annual : line), 0n))
  const same = (what: string, box: Cents, line: Cents): Reconciled =>
    row({ what, w3: box, returns: line, ledger: null })
  const employee = cents(amountIn(w3, '4') + amountIn(w3, '6') + uncollected)
  const fica = of('5e', '4e')
  // Both shares are alike but for Additional Medicare, which has no employer's share.
  const both = cents(2n * employee - additionalMedicare)
  return [
    same('Wages, tips, other compensation', amountIn(w3, '1'), of('2', '1')),
    same('Federal income tax withheld', amountIn(w3, '2'), of('3', '2')),
    same('Social security wages', amountIn(w3, '3'), of('5a1', '4a1')),
    same('Social security tips', amountIn(w3, '7'), of('5b1', '4b1')),
    same('Medicare wages and tips', amountIn(w3, '5'), of('5c1', '4c1')),
    row({
      what: 'Social security and Medicare tax of both sides',
      w3: both,
      returns: fica,
      ledger: null,
      cents: ROUNDING,
    }),
    row({
      what: 'Total tax',
      w3: cents(amountIn(w3, '2') + both - uncollected),
      returns: of('12', '9'),
      ledger: accrued,
      cents: ROUNDING,
    }),
  ]
}

const ROUNDING =
  'Each paycheck rounds the tax of both sides to the cent and the return multiplies totals: fractions of cents'

interface Row extends Pick<Reconciled, 'what' | 'w3' | 'returns' | 'ledger'> {
  /** What explains a few cents. */
  readonly cents?: string
}

/** At most half a cent a side and check is left of rounding; more than a few dollars of it would be something else. */
const FEW = 500n

function row({ what, w3, returns, ledger, cents: because = '' }: Row): Reconciled {
  const difference = cents(w3 - returns)
  const ledgerDifference = ledger === null ? null : cents(returns - ledger)
  const all = [difference, ledgerDifference ?? 0n]
  const isSame = all.every((each) => each === 0n)
  const isFew = because !== '' && all.every((each) => (each < 0n ? -each : each) <= FEW)
  return {
    what,
    w3,
    returns,
    ledger,
    difference,
    ledgerDifference,
    explanation: isSame ? '' : isFew ? because : UNEXPLAINED,
    isExplained: isSame || isFew,
  }
}

const UNEXPLAINED =
  'A return was filed before something it covers was paid, voided or corrected; amendFiling computes what is right'
