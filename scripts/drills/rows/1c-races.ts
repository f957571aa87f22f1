import type { Operation } from '../../../src/operations/declaration/operation.ts'
import { operations } from '../../../src/operations/index.ts'
import { business, newSsn } from '../../../test/support/bodies.ts'
import { account, kyc, people, type Who } from '../../../test/support/people.ts'
import { worldOf } from '../../../test/support/world.ts'
import { type Answer, asked, demo, type Ok, scene } from '../support/ask.ts'
import type { Common, Drill, Ground } from '../support/drill.ts'
import { expectWhole } from '../support/invariants.ts'

const TIMES = 10

export const races: Drill = {
  row: '1c',
  title: 'check-then-act races: whatever is refused the second time, ten times at once on two processes',
  failure:
    'more than one success where the second of two in a row is refused; sums over 100; an answer of 5xx but 503',
  async run(ground) {
    const rounds = ground.count(7)
    for (let round = 0; round < rounds; round++) {
      const common = await ground.common()
      await sameBodies(ground, common)
      for (const race of sums) await raced(ground, common, race)
      await expectWhole(common.database.owner, ground.tally, `round ${round}`)
    }
  },
}

/** Which operations take a body once is learned in one world; in another the same body comes ten times at once. */
async function sameBodies({ tally }: Ground, { urls, client, other, database }: Common): Promise<void> {
  const [learned, met] = [scene(urls[0], client), scene(urls[1], other)]
  const [one, two] = [await worldOf(learned.call, database.owner), await worldOf(met.call, database.owner)]
  const once: string[] = []
  for (const operation of operations.filter(isRaced)) {
    const [body, rival] = [one.bodyOf(operation), two.bodyOf(operation)]
    const first = await learned.call(operation.address, body)
    const second = await learned.call(operation.address, body)
    if (first.status !== 200 || second.status === 200) {
      // Both worlds go on alike: what comes later may need it.
      if (first.status === 200) await met.call(operation.address, rival)
      continue
    }
    once.push(operation.address)
    const answers = await atOnce(urls, () => [operation.address, rival], other)
    counted(tally, operation.address, answers, 1)
  }
  tally.note(`${once.length} operations that take a body once`)
}

const isRaced = ({ verb, address }: Operation): boolean => verb !== 'GET' && !address.startsWith('sandbox/')

interface Race {
  readonly name: string
  /** At most so many may succeed. */
  readonly most: number
  prepare(ok: Ok): Promise<(at: number) => readonly [address: string, body: object]>
}

const sums: readonly Race[] = [
  {
    name: 'owners hold at most 100 percent',
    most: 2,
    async prepare(ok) {
      const { companyId } = (await ok('companyOnboarding/createBusiness', owned(40))).registration
      return () => [
        'companyOnboarding/addBusinessUser',
        { businessUser: { ...owned(30).businessUser, companyId, firstName: 'Bo' } },
      ]
    },
  },
  {
    name: 'an SSN is of one worker',
    most: 1,
    async prepare(ok) {
      const { verifiedCompany, added } = people({ ok })
      const companyId = await verifiedCompany()
      const workers: Who[] = []
      for (let at = 0; at < TIMES; at++) workers.push(await added(companyId))
      const ssn = newSsn()
      return (at) => ['userOnboarding/addKycInformation', kyc(workers[at]!, { ssn })]
    },
  },
  {
    name: 'accounts take at most 100 percent',
    most: 1,
    async prepare(ok) {
      const { verifiedCompany, added } = people({ ok })
      const who = await added(await verifiedCompany())
      await ok('userOnboarding/addKycInformation', kyc(who))
      return (at) => [
        'userPortal/addUserBankAccount',
        account(who, { payPercentage: 60, accountNumber: `00012345670${at}` }),
      ]
    },
  },
  {
    name: 'a payment comes back once',
    most: 1,
    prepare: async (ok) => {
      const requestReferenceId = await paidCredit(ok)
      return () => ['sandbox/simulateTransferReturn', { requestReferenceId, returnCode: 'R03' }]
    },
  },
  {
    name: 'a payment that came back is issued again once',
    most: 1,
    prepare: async (ok) => {
      const requestReferenceId = await paidCredit(ok)
      await ok('sandbox/simulateTransferReturn', { requestReferenceId, returnCode: 'R03' })
      return () => ['payroll/reissuePayment', { requestReferenceId, paymentMethod: 'Check' }]
    },
  },
  {
    name: 'a payroll is voided once',
    most: 1,
    prepare: async (ok) => {
      const { companyId, payPeriodId } = await demo(ok, 3)
      await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
      await ok('sandbox/advanceClock', { days: 20 })
      return () => ['payroll/voidPayroll', { companyId, payPeriodId, reason: 'drill' }]
    },
  },
]

const owned = (ownershipPercentage: number) => business({ businessUser: { ownershipPercentage } })

async function paidCredit(ok: Ok): Promise<string> {
  const { companyId, payPeriodId } = await demo(ok, 3)
  await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
  await ok('sandbox/advanceClock', { days: 20 })
  const { payrollTransaction } = await ok('reports/getTransactionsBasedOnName', {
    payPeriodId,
    transactionName: 'AchCredit',
  })
  return payrollTransaction[0].requestReferenceId
}

async function raced({ tally }: Ground, { urls, client }: Common, race: Race): Promise<void> {
  const make = await race.prepare(scene(urls[0], client).ok)
  counted(tally, race.name, await atOnce(urls, make, client), race.most)
}

const atOnce = (
  urls: readonly string[],
  make: (at: number) => readonly [string, object],
  client: string,
): Promise<Answer[]> =>
  Promise.all(
    Array.from({ length: TIMES }, (_, at) => {
      const [address, body] = make(at)
      return asked(urls[at % urls.length]!, address, body, { client, patience: 120_000 })
    }),
  )

/** Nobody may succeed twice; somebody must, unless all were asked to come back. */
function counted(tally: Ground['tally'], name: string, answers: readonly Answer[], most: number): void {
  const good = answers.filter(({ status }) => status === 200).length
  for (const { status, text } of answers)
    tally.try([200, 400, 503].includes(status), () => `${name}: ${status} ${text.slice(0, 200)}`)
  const busy = answers.filter(({ status }) => status === 503).length
  if (busy > 0) tally.note(`${name}: ${busy} x 503`)
  if (good > most) tally.fail(`${name}: ${good} succeeded, at most ${most} may`)
  if (good === 0 && busy < answers.length)
    tally.fail(`${name}: nobody succeeded: ${answers[0]!.text.slice(0, 200)}`)
}
