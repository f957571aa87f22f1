import { expect, test } from 'vitest'
import { business, newEin, user } from '../support/bodies.ts'
import { randomOf } from '../support/mutations.ts'
import { account, home, kyc, w4, wage } from '../support/people.ts'
import { service } from '../support/service.ts'
import { hour, SEED, sequencesOf, together } from './rounds.ts'
import { newcomer, type Step, statusOf, take, type Verdict, type Worker, wait } from './worker-model.ts'

const SEQUENCES = sequencesOf(800)
/** The shortest and the longest sequence. */
const STEPS = [2, 7] as const

const sandbox = await service({ overrides: { checkReplies: false } })
const { call, ok, owner } = sandbox
const later = hour(sandbox)

/** One sequence: a worker, its model, and what the model says was told. */
interface Life {
  readonly steps: number
  readonly companyId: string
  readonly userId: string
  readonly model: Worker
  readonly accountIds: string[]
  statusChanges: number
  kycChanges: number
}

test(`${SEQUENCES} random lives of workers are as the state table says`, async () => {
  const { next: random } = randomOf(SEED)
  const lives = await newcomers(random)

  for (let step = 0; step < STEPS[1]; step++) {
    if (step > 0 && random() < 0.4) {
      await later()
      for (const life of lives) observed(life, () => wait(life.model))
    }
    const going = lives.filter(({ steps }) => step < steps)
    await together(going, async (life) => {
      const chosen = chooseStep(life.random)
      const expected = observed(life, () => take(life.model, chosen))
      const reply = await send(life, chosen)
      expect({ step: chosen, seed: SEED, message: reply.body.error?.message }).toEqual({
        step: chosen,
        seed: SEED,
        message: expected,
      })
      const made = reply.body.userPayAccountEntity?.userPayAccountEntityId
      if (chosen.op === 'addUserBankAccount' && made) life.accountIds.push(made)
    })
    await compare(lives)
  }
  await compareLists(lives)
  await compareAccounts(lives)
  await compareEvents(lives)
})

async function newcomers(random: () => number) {
  const companies = [
    { ein: newEin(), verified: true },
    // An EIN that ends in 0001 stays pending.
    { ein: '12-3450001', verified: false },
  ]
  const lives = []
  for (const { ein, verified } of companies) {
    const { companyId } = (
      await ok('companyOnboarding/createBusiness', business({ kybInformation: { ein } }))
    ).registration
    await later()
    const contractors = Array.from({ length: SEQUENCES / 2 }, () => random() < 0.3)
    const users = contractors.map((contractor) => ({
      ...user('').user,
      workerType: contractor ? '1099-NEC' : 'W2',
    }))
    const made = []
    for (let first = 0; first < users.length; first += 1000) {
      made.push(...(await ok('adminPortal/addUsers', { companyId, users: users.slice(first, first + 1000) })))
    }
    for (const [at, contractor] of contractors.entries()) {
      lives.push({
        companyId,
        steps: STEPS[0] + Math.floor(random() * (STEPS[1] - STEPS[0] + 1)),
        userId: made[at].user.userId as string,
        model: newcomer({ contractor, companyVerified: verified }),
        accountIds: [] as string[],
        statusChanges: 0,
        kycChanges: 0,
        random: randomOf(Math.floor(random() * 2 ** 31)).next,
      })
    }
  }
  return lives
}

/** Counts what a change of the model must have told. */
function observed<T>(life: Life, change: () => T): T {
  const [status, kycBefore, wasPending] = [statusOf(life.model), life.model.kyc, life.model.kyc === 'pending']
  const result = change()
  if (life.model.gone) return result
  if (statusOf(life.model) !== status) life.statusChanges++
  if (life.model.kyc !== kycBefore || (wasPending && life.model.kyc !== 'pending')) life.kycChanges++
  return result
}

const methods = ['Direct Deposit', 'Check'] as const
const verdicts: readonly Verdict[] = ['passed', 'passed', 'passed', 'failed', 'pending']

/** Steps of onboarding are likelier than leaving, so that many lives reach Active. */
const choices: readonly (readonly [weight: number, choose: (random: () => number) => Step])[] = [
  [3, (random) => ({ op: 'addUserWage', method: pick(random, methods) })],
  [1, (random) => ({ op: 'updateUserWage', method: pick(random, methods) })],
  [4, (random) => ({ op: 'addKycInformation', verdict: pick(random, verdicts) })],
  [1, () => ({ op: 'initiateUserKyc' })],
  [3, () => ({ op: 'addW4Information' })],
  [3, () => ({ op: 'addUserBankAccount' })],
  [1, (random) => ({ op: 'deactivateUserBankAccount', which: Math.floor(random() * 2) })],
  [3, () => ({ op: 'acceptTermsAndCondition' })],
  [1, () => ({ op: 'updateKycInformation' })],
  [1, () => ({ op: 'deactivateUser' })],
  [1, () => ({ op: 'terminateUser' })],
  [2, () => ({ op: 'activateUser' })],
  [0.5, () => ({ op: 'deleteUser' })],
]

function chooseStep(random: () => number): Step {
  let left = random() * choices.reduce((sum, [weight]) => sum + weight, 0)
  for (const [weight, choose] of choices) {
    left -= weight
    if (left < 0) return choose(random)
  }
  return choices[0]![1](random)
}

const endings: Readonly<Record<Verdict, string>> = { passed: '7', failed: '0001', pending: '0002' }
let serial = 0

/** Nine digits of its own with the wanted ending. */
function ssnFor(verdict: Verdict): string {
  const ending = endings[verdict]
  const count = ++serial
  return ending.length === 1
    ? `${219 + Math.floor(count / 89_000)}${10 + (Math.floor(count / 1000) % 89)}${String(1000 + (count % 1000)).slice(1)}7`
    : `${101 + Math.floor(count / 89)}${10 + (count % 89)}${ending}`
}

function send(life: Life, step: Step) {
  const { companyId, userId } = life
  const who = { companyId, userId }
  const exit = { exitDate: '2026-12-31', personalEmail: '', finalPayCheckType: '', additionalNotes: '' }
  switch (step.op) {
    case 'addUserWage':
      return call('adminPortal/addUserWage', wage(who, { paymentMethod: step.method }))
    case 'updateUserWage':
      return call('adminPortal/updateUserWage', { userWage: { ...who, paymentMethod: step.method } })
    case 'addKycInformation':
      return call('userOnboarding/addKycInformation', kyc(who, { ssn: ssnFor(step.verdict) }))
    case 'addW4Information':
      return call('userOnboarding/addW4Information', w4(who))
    case 'addUserBankAccount':
      return call('userPortal/addUserBankAccount', account(who, { payPercentage: undefined }))
    case 'deactivateUserBankAccount': {
      const userPayAccountEntityId = life.accountIds[step.which] ?? '00000000-0000-7000-8000-000000000000'
      return call('userPortal/deactivateUserBankAccount', { userId, userPayAccountEntityId })
    }
    case 'updateKycInformation':
      return call('userPortal/updateKycInformation', {
        kycInformation: { userId, ...home, phoneNumber: '4045550199' },
      })
    case 'acceptTermsAndCondition':
    case 'initiateUserKyc':
      return call(`userOnboarding/${step.op}`, { userId })
    case 'deleteUser':
      return call('adminPortal/deleteUser', who)
    default:
      return call(`adminPortal/${step.op}`, { user: { ...who, ...(step.op === 'activateUser' ? {} : exit) } })
  }
}

interface Shown {
  readonly userId: string
  readonly status: { readonly userStatus: string }
  readonly kycStatus: string
}

async function compare(lives: readonly Life[]): Promise<void> {
  const shown = new Map<string, string>()
  for (const companyId of new Set(lives.map((life) => life.companyId))) {
    for (const each of (await ok('reports/getUsers', { companyId })).users as Shown[]) {
      shown.set(each.userId, `${each.status.userStatus}, KYC ${each.kycStatus}`)
    }
  }
  const differences = lives
    .map(({ userId, model }) => ({
      model: model.gone ? undefined : `${statusOf(model)}, KYC ${model.kyc}`,
      shown: shown.get(userId),
    }))
    .filter((pair) => pair.model !== pair.shown)
  expect(differences).toEqual([])
}

async function compareLists(lives: readonly Life[]): Promise<void> {
  const lists: readonly (readonly [string, (model: Worker) => boolean])[] = [
    ['getActiveUsers', (model) => statusOf(model) === 'Active'],
    ['getDeactivatedUsers', (model) => model.left === 'deactivated'],
    ['getTerminatedUsers', (model) => model.left === 'terminated'],
  ]
  for (const companyId of new Set(lives.map((life) => life.companyId))) {
    for (const [name, belongs] of lists) {
      const { users } = await ok(`reports/${name}`, { companyId })
      const expected = lives.filter(
        (life) => life.companyId === companyId && !life.model.gone && belongs(life.model),
      )
      expect(users.map((each: Shown) => each.userId)).toEqual(expected.map((life) => life.userId))
    }
  }
}

async function compareAccounts(lives: readonly Life[]): Promise<void> {
  const { rows } = await owner.query(
    'select user_id, array_agg(status order by priority) as statuses from user_bank_account group by user_id',
  )
  const stored = new Map(rows.map((row) => [row.user_id, row.statuses]))
  for (const { userId, model } of lives) expect(stored.get(userId) ?? []).toEqual(model.accounts)
  const sums = await owner.query(
    `select user_id, sum(pay_basis_points)::int as sum from user_bank_account
     where status <> 'deactivated' group by user_id having sum(pay_basis_points) <> 10000`,
  )
  expect(sums.rows).toEqual([])
}

/** Each change was told once, and nothing else was. */
async function compareEvents(lives: readonly Life[]): Promise<void> {
  const { rows } = await owner.query(
    `select entity_id, family, count(*)::int as told from event
     where family in ('Employee Status', 'Employee KYC') group by entity_id, family`,
  )
  const told = new Map(rows.map((row) => [`${row.family}/${row.entity_id}`, row.told]))
  for (const life of lives.filter(({ model }) => !model.gone)) {
    expect(told.get(`Employee Status/${life.userId}`)).toBe(life.statusChanges + 1)
    expect(told.get(`Employee KYC/${life.userId}`) ?? 0).toBe(life.kycChanges)
  }
}

const pick = <T>(random: () => number, from: readonly T[]): T => from[Math.floor(random() * from.length)]!
