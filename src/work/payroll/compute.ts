import { setImmediate as breath } from 'node:timers/promises'
import { splitNet } from '../../domain/pay/net-split.ts'
import { isWholeSplit, payAccountOf } from '../../domain/pay/whole-split.ts'
import type { RunContext } from '../../domain/payroll/assemble.ts'
import type { Computed } from '../../domain/payroll/computed.ts'
import { calculate } from '../../domain/payroll/net-asked.ts'
import type { PersonFacts } from '../../domain/payroll/person.ts'
import type { Warnings } from '../../domain/payroll/warnings.ts'
import { type WorkerBlocker, workerBlocker } from '../../domain/payroll/worker-blocker.ts'
import { ageIn } from '../../domain/people/birth.ts'
import { yearOf } from '../../kernel/dates.ts'
import { Problem } from '../../kernel/problem.ts'
import { planAnew } from '../../store/database/discard-plans.ts'
import type { Work } from '../../store/database/work.ts'
import { enrolledIds } from '../../store/payroll/enrollment.ts'
import { type LoadedSlice, loadSlice } from '../../store/payroll/people.ts'
import { peopleOf } from './people-of-rows.ts'
import { wantedMethod, warnOfPaid, warnOfPremiums, warnOfUnpaid } from './warn.ts'
import { withLeave } from './with-leave.ts'

/** Measured: larger slices gain nothing, and memory stays flat. */
const SLICE = 1000
const FIRST = 200
/** What is handed on at once. Its statement fits what a socket holds, so that Postgres never waits for the rest of it. */
const PART = 100
/** After so many people the thread lets the connection go on: it reads and writes while we compute. */
const BREATH = 10

/**
 * Everyone of a period, as whatever is made of each, a part at a time. The next slice is loaded while this one is
 * computed.
 */
export async function* computeSlices<Made>(
  work: Work,
  run: RunContext,
  warnings: Warnings,
  make: (computed: Computed) => Made,
): AsyncGenerator<readonly Made[]> {
  const everyone = await enrolledIds(work, { period: run.period })
  const [read, slices] = [sliceReader(work, run, everyone.length), slicesOf(everyone)]
  let reading = read(slices[0])
  for (const at of slices.keys()) {
    const people = await reading
    reading = read(slices[at + 1])
    yield* computeSlice(work, run, people, { warnings, make })
  }
}

/**
 * The people of a slice, handed on a part at a time as whatever is made of each; whoever is not paid, or otherwise than it
 * seems, goes to the warnings. A person is put together, computed and made into that in one go, so that all of it but the
 * last dies young.
 */
export async function* computeSlice<Made>(
  work: Work,
  run: RunContext,
  people: Iterable<PersonFacts>,
  { warnings, make }: { readonly warnings: Warnings; readonly make: (computed: Computed) => Made },
): AsyncGenerator<readonly Made[]> {
  let [part, met] = [[] as Made[], 0]
  for (const person of people) {
    if (met++ % BREATH === 0) await breath()
    const computed = attempt(work, run, person)
    if (computed === undefined) {
      warnOfUnpaid(warnings, person, run)
      warnOfPremiums(warnings, person, run.period)
    } else if ('operation' in computed) warnings.block(computed)
    else {
      warnOfPaid(warnings, computed, run)
      part.push(make(computed))
    }
    if (part.length < PART) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}

/** One person alone, as a run would read and compute it; nothing is kept, and nothing is told. */
export async function computeOne(
  work: Work,
  run: RunContext,
  userId: string,
): Promise<Computed | WorkerBlocker | undefined> {
  const slice = await loadSlice(work, { ...around(run), userIds: [userId] })
  const people = await peopleIn(work, run, await withLeave(work, run.period, slice))
  for (const person of people) return attempt(work, run, person)
  return undefined
}

/** The first is short, so that Postgres has something to write while the next is read. */
export function slicesOf(userIds: readonly string[]): readonly (readonly string[])[] {
  const slices: (readonly string[])[] = []
  for (let at = 0; at < userIds.length; at += slices.at(-1)!.length) {
    slices.push(userIds.slice(at, at + (at === 0 ? FIRST : SLICE)))
  }
  return slices
}

/** Reads slices, each from the moment it is asked for: whoever stops half-way never waits for it. */
export function sliceReader(work: Work, run: RunContext, everyone: number) {
  let read = 0
  const reading = async (userIds: readonly string[]): Promise<Iterable<PersonFacts>> => {
    const isTwiceAsMany = Math.log2(++read) % 1 === 0
    if (isTwiceAsMany) await planAnew(work, everyone)
    return peopleIn(work, run, await loadSlice(work, { ...around(run), userIds }))
  }
  return (userIds: readonly string[] = []): Promise<Iterable<PersonFacts>> => {
    if (userIds.length === 0) return Promise.resolve([])
    const people = reading(userIds)
    people.catch(() => {})
    return people
  }
}

const around = ({ period, payDate, coveredOn, before }: RunContext) => ({
  period,
  payDate,
  coveredOn,
  before,
})

async function peopleIn(work: Work, run: RunContext, slice: LoadedSlice): Promise<Iterable<PersonFacts>> {
  const vault = await work.vault(run.period.companyId)
  return peopleOf(slice, run, (userId, sealed) =>
    ageIn(yearOf(run.payDate), vault.open('worker.date_of_birth', userId, sealed)),
  )
}

/** A refusal is about this worker: it blocks the run, and nobody else's numbers. */
function attempt(work: Work, run: RunContext, person: PersonFacts): Computed | WorkerBlocker | undefined {
  try {
    return compute(work, run, person)
  } catch (error) {
    if (error instanceof Problem) return workerBlocker(person, error, run)
    throw error
  }
}

function compute(work: Work, run: RunContext, person: PersonFacts): Computed | undefined {
  const lookUp = { allowProvisional: work.isSandbox }
  const calculated = calculate(person, run, lookUp)
  if (!calculated) return undefined
  const { assembled, check, netAsked } = calculated
  const paymentMethod = methodOf(person)
  const accounts =
    paymentMethod === 'Direct Deposit' && check.net > 0n
      ? splitNet(
          check.net,
          person.accounts.map((account) => payAccountOf(account.id, account)),
        )
      : []
  const { input, hours, employed, overtime, editions, told, named } = assembled
  return {
    person,
    input,
    hours,
    employed,
    overtime,
    editions,
    told,
    named,
    check,
    netAsked,
    paymentMethod,
    accounts: accounts.filter(({ amount }) => amount > 0n),
  }
}

function methodOf(person: PersonFacts): Computed['paymentMethod'] {
  if (person.member?.paidOutside) return 'Outside'
  const isWhole = isWholeSplit(person.accounts)
  return wantedMethod(person) === 'Direct Deposit' && isWhole ? 'Direct Deposit' : 'Check'
}
