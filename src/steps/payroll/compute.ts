import { setImmediate as breath } from 'node:timers/promises'
import { splitNet } from '../../domain/pay/net-split.ts'
import { calculatePaycheck } from '../../domain/pay/paycheck.ts'
import type { Paycheck, PaycheckInput } from '../../domain/pay/paycheck-types.ts'
import { assemble, type RunFacts } from '../../domain/payroll/assemble.ts'
import type { PersonFacts } from '../../domain/payroll/person.ts'
import { type Day, dayOf, yearOf } from '../../kernel/dates.ts'
import type { Cents } from '../../kernel/money.ts'
import { enrolledIds } from '../../store/enrolment.ts'
import { loadSlice } from '../../store/payroll-people.ts'
import { planAnew } from '../../store/plans.ts'
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
/** What is handed on at once: small enough that it is written while the rest of its slice is computed. */
const PART = 250
/** After so many people the thread lets the connection go on: it reads and writes while we compute. */
const BREATH = 25

/** One after the other on the one connection of a transaction. */
export type Turn = <T>(work: () => Promise<T>) => Promise<T>

export function turns(): Turn {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
}

/**
 * Everyone of a period: loaded a slice at a time, decided and handed on a part at a time. The next slice is loaded while
 * this one is computed; what is done with a part is the caller's, and if it writes in the same turns, that too happens
 * while the next is computed.
 */
export async function* computeSlices(
  work: Work,
  run: RunFacts,
  given: { only?: readonly string[]; turn?: Turn } = {},
): AsyncGenerator<readonly Computed[]> {
  const { turn = turns(), ...filter } = given
  const userIds = await turn(() => enrolledIds(work, { period: run.period, ...filter }))
  const load = (from: number) => {
    const loading = turn(() => loadPeople(work, run, userIds.slice(from, from + SLICE), from / SLICE))
    // Whoever stops half-way never asks for it.
    loading.catch(() => {})
    return loading
  }
  let loading = load(0)
  for (let from = 0; from < userIds.length; from += SLICE) {
    const people = await loading
    if (from + SLICE < userIds.length) loading = load(from + SLICE)
    for (let at = 0; at < people.length; at += PART) {
      yield await computeAll(work, run, people.slice(at, at + PART))
    }
  }
}

async function computeAll(
  work: Work,
  run: RunFacts,
  people: readonly PersonFacts[],
): Promise<readonly Computed[]> {
  const computed: Computed[] = []
  for (const [at, person] of people.entries()) {
    if (at % BREATH === 0) await breath()
    const one = compute(work, run, person)
    if (one) computed.push(one)
  }
  return computed
}

async function loadPeople(
  work: Work,
  run: RunFacts,
  userIds: readonly string[],
  earlierSlices: number,
): Promise<readonly PersonFacts[]> {
  if (userIds.length === 0) return []
  const isTwiceAsMany = Math.log2(earlierSlices + 1) % 1 === 0
  if (isTwiceAsMany) await planAnew(work)
  const { period, payDate } = run
  const slice = await loadSlice(work, { period, payDate, userIds })
  const vault = await work.vault(period.companyId)
  return peopleOf(slice, run, (userId, sealed) => {
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
