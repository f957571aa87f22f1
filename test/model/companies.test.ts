import fc from 'fast-check'
import { expect, test } from 'vitest'
import { business, registration } from '../support/bodies.ts'
import { service } from '../support/service.ts'

/**
 * Random sequences of a company's operations against a small model of its states. The model knows the words of the
 * contract and nothing of the service.
 */
const { call, ok } = await service()

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

const wait: Step = {
  name: 'an hour passes',
  expected: (model) => ({
    ...model,
    kyb: model.kyb === 'pending' ? verdict(model) : model.kyb,
    account: model.account === 'pending' && !model.needsDeposits ? 'ready' : model.account,
  }),
  run: async () => status(await call('sandbox/advanceClock', { hours: 1 })),
}

const steps: readonly Step[] = [
  ...(['0000', '0001', '5555'] as const).flatMap((ending) => [addKyb(ending), updateKyb(ending)]),
  initiate,
  link(true),
  link(false),
  confirm,
  guess,
  guess,
  deactivate,
  wait,
]

/** A second account beside a live one is allowed, but the model follows one: such steps are left out. */
const followed = (model: Model, step: Step): boolean =>
  !step.name.startsWith('addCompanyBankAccount') || !['pending', 'ready'].includes(model.account)

test('the states of a company are those of its model', { timeout: 120_000 }, async () => {
  let taken = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...steps), { minLength: 8, maxLength: 30 }),
      async (sequence) => {
        const made = await ok('companyOnboarding/companyRegistration', registration())
        const sut: Sut = { companyId: made.registration.companyId, accountId: made.registration.companyId }
        let model: Model = {
          kyb: 'new',
          ein: undefined,
          account: 'none',
          needsDeposits: false,
          wrongTries: 0,
        }
        for (const step of sequence) {
          if (!followed(model, step)) continue
          const expected = step.expected(model)
          expect({ step: step.name, model, status: await step.run(sut) }).toEqual({
            step: step.name,
            model,
            status: expected ? 200 : 400,
          })
          model = expected ?? step.kept?.(model) ?? model
          taken++
          const { company } = await ok('reports/getCompanyInfo', { companyId: sut.companyId })
          const account = company.BankAccounts.at(-1)?.status ?? 'none'
          expect({ step: step.name, kyb: company.kybStatus, account }).toEqual({
            step: step.name,
            kyb: model.kyb,
            account: model.account,
          })
        }
      },
    ),
    { numRuns: Number(process.env.PURSER_MODEL_RUNS ?? 30), seed: 20_261_115 },
  )
  expect(taken).toBeGreaterThan(300)
})
