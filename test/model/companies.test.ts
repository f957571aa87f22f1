import { expect, test } from 'vitest'
import { business, registration } from '../support/bodies.ts'
import { randomOf } from '../support/mutations.ts'
import { service } from '../support/service.ts'
import { hour, SEED, sequencesOf, together } from './rounds.ts'

/**
 * Random sequences of a company's operations against a small model of its states. The model knows the words of the
 * contract and nothing of the service.
 */
const SEQUENCES = sequencesOf(200)
/** The shortest and the longest sequence. */
const STEPS = [4, 12] as const

const sandbox = await service({ overrides: { checkReplies: false } })
const { call, ok, owner } = sandbox
const later = hour(sandbox)

type Ending = '0000' | '0001' | '5555'
interface Model {
  kyb: 'new' | 'pending' | 'passed' | 'failed'
  ein: Ending | undefined
  account: 'none' | 'pending' | 'ready' | 'failed' | 'deactivated'
  needsDeposits: boolean
  wrongTries: number
}
interface Sut {
  readonly companyId: string
  accountId: string
}

interface Step {
  readonly name: string
  /** The model after the step, or undefined where the service must refuse. What a refusal leaves is in `kept`. */
  readonly expected: (model: Model) => Model | undefined
  readonly kept?: (model: Model) => Model
  readonly run: (sut: Sut) => Promise<number>
}

const status = (reply: { status: number }) => reply.status

/** Counted, so that no EIN repeats for this client; the prefixes 30 to 48 are all assigned. */
let count = 0
function uniqueEin(ending: Ending): string {
  const next = ++count
  return `${30 + Math.floor(next / 1000)}-${String(next % 1000).padStart(3, '0')}${ending}`
}

const verdict = (model: Model): Model['kyb'] =>
  model.ein === '0000' ? 'failed' : model.ein === '0001' ? 'pending' : 'passed'

const addKyb = (ending: Ending): Step => ({
  name: `addKybInformation …${ending}`,
  expected: (model) => (model.ein === undefined ? { ...model, ein: ending } : undefined),
  run: async ({ companyId }) => {
    const { kybInformation } = business({ kybInformation: { ein: uniqueEin(ending) } })
    return status(
      await call('companyOnboarding/addKybInformation', { kybInformation: { companyId, ...kybInformation } }),
    )
  },
})

const updateKyb = (ending: Ending): Step => ({
  name: `updateKybInformation …${ending}`,
  expected: (model) => {
    if (model.ein === undefined || model.kyb === 'pending' || model.kyb === 'passed') return undefined
    return { ...model, ein: ending, kyb: model.kyb === 'failed' ? 'pending' : 'new' }
  },
  run: async ({ companyId }) =>
    status(
      await call('companyOnboarding/updateKybInformation', {
        kybInformation: { companyId, ein: uniqueEin(ending) },
      }),
    ),
})

const initiate: Step = {
  name: 'initiateCompanyKyb',
  expected: (model) =>
    model.ein === undefined || model.kyb === 'passed' ? undefined : { ...model, kyb: 'pending' },
  run: async ({ companyId }) => status(await call('companyOnboarding/initiateCompanyKyb', { companyId })),
}

const link = (needsDeposits: boolean): Step => ({
  name: `addCompanyBankAccount ${needsDeposits}`,
  expected: (model) =>
    model.kyb === 'new' || model.account === 'pending' || model.account === 'ready'
      ? undefined
      : { ...model, account: 'pending', needsDeposits, wrongTries: 0 },
  run: async (sut) => {
    const reply = await call('adminPortal/addCompanyBankAccount', {
      companyFundingSourceEntity: {
        companyId: sut.companyId,
        accountNumber: needsDeposits ? '11220002' : '11223344',
        routingNumber: '021000021',
        accountType: 'checking',
        accountName: 'Operating',
      },
    })
    if (reply.status === 200) {
      sut.accountId = reply.body.companyFundingSourceEntity.companyFundingSourceEntityId
    }
    return reply.status
  },
})

const waits = (model: Model) => model.account === 'pending' && model.needsDeposits

const confirm: Step = {
  name: 'verifyMicroDeposits',
  expected: (model) => (waits(model) ? { ...model, account: 'ready' } : undefined),
  run: async ({ companyId }) => {
    const { debitAmount1, debitAmount2 } = await ok('sandbox/getMicroDeposits', { companyId })
    return status(
      await call('adminPortal/verifyMicroDeposits', {
        companyId,
        debitAmount1: debitAmount1 ?? 0.01,
        debitAmount2: debitAmount2 ?? 0.02,
      }),
    )
  },
}

const guess: Step = {
  name: 'verifyMicroDeposits, wrong',
  expected: () => undefined,
  kept: (model) => {
    if (!waits(model)) return model
    const wrongTries = model.wrongTries + 1
    return { ...model, wrongTries, account: wrongTries === 3 ? 'failed' : 'pending' }
  },
  run: async ({ companyId }) =>
    status(await call('adminPortal/verifyMicroDeposits', { companyId, debitAmount1: 7, debitAmount2: 8 })),
}

const deactivate: Step = {
  name: 'deactivateCompanyBankAccount',
  expected: (model) =>
    model.account === 'none' || model.account === 'deactivated'
      ? undefined
      : { ...model, account: 'deactivated' },
  run: async ({ companyId, accountId }) =>
    status(
      await call('adminPortal/deactivateCompanyBankAccount', {
        companyId,
        companyFundingSourceEntityId: accountId,
      }),
    ),
}

/** An hour: who was asked has answered. */
const waited = (model: Model): Model => ({
  ...model,
  kyb: model.kyb === 'pending' ? verdict(model) : model.kyb,
  account: model.account === 'pending' && !model.needsDeposits ? 'ready' : model.account,
})

const steps: readonly Step[] = [
  ...(['0000', '0001', '5555'] as const).flatMap((ending) => [addKyb(ending), updateKyb(ending)]),
  initiate,
  link(true),
  link(false),
  confirm,
  guess,
  guess,
  deactivate,
]

/** A second account beside a live one is allowed, but the model follows one: such steps are left out. */
const followed = (model: Model, step: Step): boolean =>
  !step.name.startsWith('addCompanyBankAccount') || !['pending', 'ready'].includes(model.account)

interface Life extends Sut {
  model: Model
  readonly steps: number
  readonly random: () => number
}

test(`${SEQUENCES} random lives of companies are as the state table says`, async () => {
  const { next: random } = randomOf(SEED)
  const lives: Life[] = []
  for (let made = 0; made < SEQUENCES; made++) lives.push(await registered(random))

  for (let step = 0; step < STEPS[1]; step++) {
    if (step > 0 && random() < 0.4) {
      await later()
      for (const life of lives) life.model = waited(life.model)
    }
    await together(
      lives.filter((life) => step < life.steps),
      take,
    )
    await compare(lives)
  }
})

async function registered(random: () => number): Promise<Life> {
  const { companyId } = (await ok('companyOnboarding/companyRegistration', registration())).registration
  return {
    companyId,
    accountId: companyId,
    model: { kyb: 'new', ein: undefined, account: 'none', needsDeposits: false, wrongTries: 0 },
    steps: STEPS[0] + Math.floor(random() * (STEPS[1] - STEPS[0] + 1)),
    random: randomOf(Math.floor(random() * 2 ** 31)).next,
  }
}

async function take(life: Life): Promise<void> {
  const { model } = life
  const step = steps[Math.floor(life.random() * steps.length)]!
  if (!followed(model, step)) return
  const expected = step.expected(model)
  const told = { seed: SEED, step: step.name, model }
  expect({ ...told, status: await step.run(life) }).toEqual({ ...told, status: expected ? 200 : 400 })
  life.model = expected ?? step.kept?.(model) ?? model
}

async function compare(lives: readonly Life[]): Promise<void> {
  const { companies } = await ok('reports/getCompanies', {})
  const kyb = new Map<string, string>(
    companies.map((each: { companyId: string; kybStatus: string }) => [each.companyId, each.kybStatus]),
  )
  const { rows } = await owner.query(
    `select distinct on (company_id) company_id, status from company_bank_account
     order by company_id, company_bank_account_id desc`,
  )
  const accounts = new Map<string, string>(rows.map((row) => [row.company_id, row.status]))
  const differences = lives
    .map(({ companyId, model }) => ({
      model: `KYB ${model.kyb}, account ${model.account}`,
      shown: `KYB ${kyb.get(companyId)}, account ${accounts.get(companyId) ?? 'none'}`,
    }))
    .filter((pair) => pair.model !== pair.shown)
  expect(differences).toEqual([])
}
