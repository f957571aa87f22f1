import { type Day, day } from '../../kernel/dates.ts'
import { type Cents, cents, dollars, ZERO } from '../../kernel/money.ts'
import { needTable } from '../../law/engine/editions.ts'
import type { W4Credits } from '../../law/language/w4-credits.ts'
import type { W4Facts } from './facts.ts'

type Heads = Pick<W4Facts, 'dependents' | 'otherDependents'>
type Told = Heads & Pick<W4Facts, 'dependentsAmount' | 'form'>

/** Step 3 of a W-4: its dollars, or its heads in the amounts that the form of that year prints. */
export const stepThree = (w4: Told, since: Day): Cents => w4.dependentsAmount ?? byHead(w4, since)

/** What is wrong with Step 3 as it was told; other credits are part of its dollars, so that heads may not say it all. */
export function stepThreeFault(w4: Told, since: Day): string | undefined {
  const { dependentsAmount, dependents, otherDependents } = w4
  if (dependentsAmount === null) return undefined
  if (w4.form === '2019') return 'dependentsAmount: a form from before 2020 has no Step 3; send allowances'
  const counted = byHead(w4, since)
  if (dependents + otherDependents === 0 || counted === dependentsAmount) return undefined
  const { child, other } = perHead(since)
  return (
    `dependentsAmount: ${dollars(dependentsAmount)} contradicts dependents and dependentsAbove18, which come to ` +
    `${dollars(counted)} on the form of ${since.slice(0, 4)} (${dependents} × ${dollars(child)} + ` +
    `${otherDependents} × ${dollars(other)}); send the amount or the counts`
  )
}

function byHead({ dependents, otherDependents }: Heads, since: Day): Cents {
  if (dependents + otherDependents === 0) return ZERO
  const { child, other } = perHead(since)
  return cents(BigInt(dependents) * child + BigInt(otherDependents) * other)
}

/** Past what was checked the income tax of that day refuses; here its form is only read. */
const perHead = (since: Day): W4Credits =>
  needTable('w4Credits', 'US', since < FIRST_FORM ? FIRST_FORM : since, { allowProvisional: true }).law

/** Step 3 came with the form of 2020; the form itself says its kind, an earlier day is a slip. */
const FIRST_FORM = day('2020-01-01')
