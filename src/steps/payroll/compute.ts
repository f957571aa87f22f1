import { splitNet } from '../../domain/pay/net-split.ts'
import { calculatePaycheck } from '../../domain/pay/paycheck.ts'
import type { Paycheck, PaycheckInput } from '../../domain/pay/paycheck-types.ts'
import { assemble, type RunFacts } from '../../domain/payroll/assemble.ts'
import type { PersonFacts } from '../../domain/payroll/person.ts'
import { type Day, dayOf, yearOf } from '../../kernel/dates.ts'
import type { Cents } from '../../kernel/money.ts'
import { enrolledSlice, loadSlice } from '../../store/payroll-people.ts'
import type { Work } from '../../store/work.ts'
import { peopleOf } from './people.ts'

/** One person's paycheck, computed and not yet kept. */
export interface Computed {
  readonly person: PersonFacts
  readonly input: PaycheckInput
  readonly check: Paycheck
  /** Hundredths of an hour. */
  readonly hours: number
  readonly paymentMethod: 'Direct Deposit' | 'Check' | 'Outside'
  readonly accounts: readonly { readonly id: string; readonly amount: Cents }[]
  readonly warnings: readonly string[]
}

/** Measured: larger slices gain nothing, and memory stays flat. */
const SLICE = 1000

/** Everyone of a period, a slice at a time: load, decide. What is done with a slice is the caller's. */
export async function* computeSlices(
  work: Work,
  run: RunFacts,
  given: { only?: readonly string[] } = {},
): AsyncGenerator<readonly Computed[]> {
  for (let after: string | null = null; ; ) {
    const userIds: readonly string[] = await enrolledSlice(work, {
      period: run.period,
      after,
      size: SLICE,
      ...given,
    })
    if (userIds.length === 0) return
    after = userIds.at(-1)!
    yield (await loadPeople(work, run, userIds)).flatMap((person) => compute(work, run, person) ?? [])
    if (userIds.length < SLICE) return
  }
}

async function loadPeople(
  work: Work,
  run: RunFacts,
  userIds: readonly string[],
): Promise<readonly PersonFacts[]> {
  const { period, payDate } = run
  const slice = await loadSlice(work, { period, payDate, userIds })
  const vault = await work.vault(period.companyId)
  return peopleOf(slice, payDate, (userId, sealed) => {
    const born = vault.open('worker.date_of_birth', userId, sealed).reveal() as Day
    return yearOf(dayOf(yearOf(payDate), 12, 31)) - yearOf(born)
  })
}

function compute(work: Work, run: RunFacts, person: PersonFacts): Computed | undefined {
  const assembled = assemble(person, run)
  if (!assembled) return undefined
  const check = calculatePaycheck(assembled.input, { allowProvisional: work.isSandbox })
  const paymentMethod = methodOf(person)
  const accounts =
    paymentMethod === 'Direct Deposit' && check.net > 0n
      ? splitNet(
          check.net,
          person.accounts.map(({ id, basisPoints }) => ({ id, percent: percentOf(basisPoints) })),
        )
      : []
  return {
    person,
    ...assembled,
    check,
    paymentMethod,
    accounts: accounts.filter(({ amount }) => amount > 0n),
    warnings: warningsOf(person, paymentMethod),
  }
}

const percentOf = (basisPoints: number) => ({ numerator: BigInt(basisPoints), denominator: 10_000n })

function methodOf(person: PersonFacts): Computed['paymentMethod'] {
  if (person.member?.paidOutside) return 'Outside'
  const wanted = person.member?.paymentMethod ?? person.wages.at(-1)?.paymentMethod ?? 'Check'
  const whole = person.accounts.reduce((sum, { basisPoints }) => sum + basisPoints, 0) === 10_000
  return wanted === 'Direct Deposit' && whole ? 'Direct Deposit' : 'Check'
}

function warningsOf(person: PersonFacts, method: Computed['paymentMethod']): string[] {
  const wanted = person.member?.paymentMethod ?? person.wages.at(-1)?.paymentMethod
  return [
    ...(person.workerType === 'W2' && person.w4 === null
      ? [`${person.name} has no W-4 and is paid as Single without adjustments`]
      : []),
    ...(wanted === 'Direct Deposit' && method === 'Check'
      ? [`${person.name} has no bank account that can be paid into and is paid by Check`]
      : []),
  ]
}
