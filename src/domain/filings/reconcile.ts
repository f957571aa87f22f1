import { type Cents, cents } from '../../kernel/money.ts'
import { times } from '../../kernel/rate.ts'
import type { LineValue } from '../../law/engine/forms/compute.ts'
import type { FederalForm } from '../../law/language/agencies.ts'
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
  /** The 941s of the year, or its one 943 or 944. */
  readonly returns: readonly Lines[]
  readonly form: FederalForm
  /** Accrued to the IRS for wages, both shares and income tax. */
  readonly accrued: Cents
  readonly additionalMedicare: Cents
  /** Taxes on tips that could not be taken: boxes 12A and 12B. */
  readonly uncollected: Cents
  /** What was entered for the returns and is on no paycheck. */
  readonly entered: Readonly<Record<'sickPayWages' | 'sickPay' | 'noticeTax' | 'researchCredit', Cents>>
}

/** W-2s = 941s = ledger; what is left is cents of rounding or has a name. */
export function reconcileYear(year: YearOfReturns): readonly Reconciled[] {
  const { w3, returns, form, accrued, additionalMedicare, uncollected, entered } = year
  const at = PLACES[form]
  const of = (names: readonly string[]): Cents =>
    cents(names.reduce((all, name) => returns.reduce((sum, lines) => sum + amountIn(lines, name), all), 0n))
  const box = (...names: readonly string[]): Cents =>
    cents(names.reduce((sum, name) => sum + amountIn(w3, name), 0n))
  const same = (what: string, said: Cents, names: readonly string[], more: readonly More[] = []) =>
    names.length === 0 ? [] : [row({ what, w3: said, returns: of(names), ledger: null, more })]
  const employee = cents(box('4', '6') + uncollected)
  // Both shares are alike but for Additional Medicare, which has no employer's share.
  const both = cents(2n * employee - additionalMedicare)
  const sickFica = times(entered.sickPayWages, BOTH_SHARES)
  const sickWages: readonly More[] = [[entered.sickPayWages, SICK_PAY]]
  return [
    ...same('Wages, tips, other compensation', box('1'), at.wages, sickWages),
    ...same('Federal income tax withheld', box('2'), at.incomeTax),
    // Form 943 has one line for wages and tips.
    ...same(
      'Social security wages',
      at.tips.length === 0 ? box('3', '7') : box('3'),
      at.socialSecurity,
      sickWages,
    ),
    ...same('Social security tips', box('7'), at.tips),
    ...same('Medicare wages and tips', box('5'), at.medicare, sickWages),
    row({
      what: 'Social security and Medicare tax of both sides',
      w3: both,
      returns: of(at.fica),
      ledger: null,
      cents: ROUNDING,
      more: [[sickFica, SICK_PAY]],
    }),
    row({
      what: 'Total tax',
      w3: cents(box('2') + both - uncollected),
      returns: of(at.total),
      ledger: accrued,
      cents: ROUNDING,
      more: [
        [sickFica - entered.sickPay, SICK_PAY],
        [entered.noticeTax, NOTICE],
        [-entered.researchCredit, CREDIT],
      ],
    }),
  ]
}

/** Where each return has it; none where it does not ask. */
type Place = 'wages' | 'incomeTax' | 'socialSecurity' | 'tips' | 'medicare' | 'fica' | 'total'
// biome-ignore format: one form a row
const PLACES: Readonly<Record<FederalForm, Readonly<Record<Place, readonly string[]>>>> = {
  941: { wages: ['2'], incomeTax: ['3'], socialSecurity: ['5a1'], tips: ['5b1'], medicare: ['5c1'], fica: ['5e'], total: ['12'] },
  943: { wages: [], incomeTax: ['8'], socialSecurity: ['2'], tips: [], medicare: ['4'], fica: ['3', '5', '7'], total: ['13'] },
  944: { wages: ['1'], incomeTax: ['2'], socialSecurity: ['4a1'], tips: ['4b1'], medicare: ['4c1'], fica: ['4e'], total: ['9'] },
}

const ROUNDING =
  'Each paycheck rounds the tax of both sides to the cent and the return multiplies totals: fractions of cents'

const SICK_PAY =
  'Sick pay of a third party is in the returns; its W-2s are the payer’s, and what the payer withheld is not owed again'

const NOTICE = 'Tax on unreported tips by a section 3121(q) notice is in the returns alone'
const CREDIT = 'The research credit makes the returns less than what accrued'

/** Of Social Security and Medicare (26 USC 3101, 3111). */
const BOTH_SHARES = '15.3%'

interface Row extends Pick<Reconciled, 'what' | 'w3' | 'returns' | 'ledger'> {
  /** What explains a few cents. */
  readonly cents?: string
  readonly more?: readonly More[]
}

/** By how much the returns are more than the paychecks, and why. */
type More = readonly [by: bigint, why: string]

/** At most half a cent a side and check is left of rounding; more than a few dollars of it would be something else. */
const FEW = 500n

function row({ what, w3, returns, ledger, cents: because = '', more = [] }: Row): Reconciled {
  const difference = cents(w3 - returns)
  const ledgerDifference = ledger === null ? null : cents(returns - ledger)
  const known = more.reduce((sum, [by]) => sum + by, 0n)
  const all = [difference + known, ledgerDifference === null ? 0n : ledgerDifference - known]
  const isSame = all.every((each) => each === 0n)
  const isFew = because !== '' && all.every((each) => (each < 0n ? -each : each) <= FEW)
  const reasons = [...more.filter(([by]) => by !== 0n).map(([, why]) => why), ...(isSame ? [] : [because])]
  return {
    what,
    w3,
    returns,
    ledger,
    difference,
    ledgerDifference,
    explanation: isSame || isFew ? reasons.join('. ') : UNEXPLAINED,
    isExplained: isSame || isFew,
  }
}

const UNEXPLAINED =
  'A return was filed before something it covers was paid, voided or corrected; amendFiling computes what is right'
