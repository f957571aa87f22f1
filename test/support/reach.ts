import type pg from 'pg'
import { afterAll } from 'vitest'
import { type DispatchParts, dispatch } from '../../src/dispatch/dispatch.ts'
import type { Caller } from '../../src/domain/access/caller.ts'
import { scopes, scopesOf } from '../../src/domain/access/scopes.ts'
import { garnishmentFields } from '../../src/domain/pay/garnishment-fields.ts'
import { type Id, newId } from '../../src/kernel/ids.ts'
import { Problem } from '../../src/kernel/problem.ts'
import type { Operation } from '../../src/operations/declaration/operation.ts'
import { operations } from '../../src/operations/index.ts'
import { masterKeys } from '../../src/settings/master-key.ts'
import { secretHash } from '../../src/store/access/authenticate.ts'
import { servicePool } from '../../src/store/database/connection.ts'
import { serviceSecret } from '../../src/store/database/service-secret.ts'
import { vaults } from '../../src/store/database/vault.ts'
import { reviewDesk } from '../../src/tasks/review.ts'
import { idsIn } from '../../src/wire/fields/body-fields.ts'
import { exampleOf } from '../../src/wire/fields/example.ts'
import { type Noun, nouns } from '../../src/wire/fields/nouns.ts'
import { service, succeeded, type TestService, testSettings } from './service.ts'
import { unique } from './world.ts'

/** One worker of one company, with something of every noun. */
export interface Place {
  readonly companyId: Id<'company'>
  readonly userId: Id<'user'>
  readonly idOf: (noun: Noun) => string
}

/** Four places: hers, a colleague's, one in another company of the same client, one of another client. */
export async function reachGround() {
  const base = await service({ settings: { PURSER_WRONG_SECRETS: '1000' } })
  const { owner, databaseUrl } = base
  const first = await paidCompany(base, base.call)
  const second = await paidCompany(base, base.call)
  const third = await paidCompany(base, base.stranger)
  const places = {
    own: await placeOf(owner, first, 0),
    colleague: await placeOf(owner, first, 1),
    otherCompany: await placeOf(owner, second, 0),
    otherClient: await placeOf(owner, third, 0),
  }
  const clientOf = async ({ companyId }: Place) =>
    (await owner.query('select client_id from company where company_id = $1', [companyId])).rows[0].client_id
  const pool = servicePool(databaseUrl, 2)
  afterAll(() => pool.end())
  const master = await masterKeys(testSettings())
  const pepper = await serviceSecret(owner, master, 'api key pepper')
  const parts: DispatchParts = {
    pool,
    vaults: vaults(master),
    environment: {
      production: false,
      acceptsImports: false,
      allowedAddresses: [],
      consoleUrl: 'https://payroll.example.com',
    },
    processes: { travel: async () => true },
    house: { hashOf: (secret) => secretHash({ secret, pepper }), reviews: reviewDesk },
    checkReplies: true,
  }
  return { ...base, places, parts, callers: callersOf(places.own, await clientOf(places.own)) }
}

export type CallerName = keyof ReturnType<typeof callersOf>

/** Everyone who may call about the first place. */
function callersOf({ companyId, userId }: Place, clientId: Id<'client'>) {
  const key = {
    kind: 'key',
    clientId,
    accountId: 'first',
    apiKeyId: newId(),
    scopes,
    label: 'first',
  } as const
  const person = { kind: 'person', clientId, companyId } as const
  const staff = { ...person, businessUserId: newId<'businessUser'>() }
  const worker = { ...person, workerId: userId }
  return {
    key,
    operator: { kind: 'operator', clientId, accountId: 'first', scopes, label: 'operator' },
    keyThatReads: { ...key, scopes: ['read'] },
    keyOfCompany: { ...key, companyIds: [companyId] },
    keyOfTwo: { ...key, companyIds: [companyId, newId<'company'>()] },
    administrator: { ...staff, role: 'administrator', scopes: scopesOf.administrator, label: 'Ada' },
    bookkeeper: { ...staff, role: 'bookkeeper', scopes: scopesOf.bookkeeper, label: 'Bo' },
    worker: { ...worker, role: 'worker', scopes: scopesOf.worker, label: 'Wes' },
    formerWorker: { ...worker, role: 'formerWorker', scopes: scopesOf.formerWorker, label: 'Flo' },
  } as const satisfies Readonly<Record<string, Caller>>
}

export interface Answer {
  readonly status: number
  readonly text: string
}

export async function ask(
  parts: DispatchParts,
  caller: Caller,
  operation: Operation,
  body: object,
  dryRun = true,
): Promise<Answer> {
  const raw = { method: operation.address.split('/')[1], ...body }
  const request = { operation, caller, requestId: newId(), raw, dryRun, strict: false }
  return dispatch(parts, request).then(
    (text) => ({ status: 200, text }),
    (error: Error) => ({ status: error instanceof Problem ? error.code : 500, text: error.message }),
  )
}

/** A body that the operation's schema takes, with ids of this place; lists of people and cards name its own. */
export function bodyAt(operation: Operation, { idOf }: Pick<Place, 'idOf'>): Record<string, unknown> {
  const body = unique(exampleOf(operation.body, idOf)) as Record<string, unknown>
  const lists = Object.entries(LISTS).filter(([key]) => Array.isArray(body[key]))
  return { ...body, ...Object.fromEntries(lists.map(([key, noun]) => [key, [idOf(noun)]])) }
}

const LISTS = { userIds: 'user', timeCardIds: 'timeCard' } as const

/** Every id in a body, by path and noun. */
export function idPaths(operation: Operation, place: Place): readonly { path: string; noun: Noun }[] {
  const body = bodyAt(operation, place)
  const listed = Object.entries(LISTS).filter(([key]) => Array.isArray(body[key]))
  const found = [
    ...idsIn(operation.body, body).map(({ path, noun }) => ({ path, noun })),
    ...listed.map(([key, noun]) => ({ path: `${key}.0`, noun })),
  ]
  return [...new Map(found.map((each) => [each.path, each])).values()]
}

export function replaced(value: unknown, [step, ...rest]: readonly string[], by: string): unknown {
  if (step === undefined) return by
  if (Array.isArray(value))
    return value.map((item, at) => (at === Number(step) ? replaced(item, rest, by) : item))
  const record = value as Record<string, unknown>
  return { ...record, [step]: replaced(record[step], rest, by) }
}

/** A demo company whose first two workers have something of everything, and whose first payroll was paid. */
async function paidCompany({ owner }: TestService, call: TestService['call']): Promise<string> {
  await call('sandbox/setClock', { to: '2026-11-30T14:00:00Z' })
  const { companyId } = (await call('sandbox/seedDemoCompany', { employees: 3 })).body.company
  for (const [who, names] of [
    [0, COMPANY],
    [0, PEOPLE],
    [1, PEOPLE],
  ] as const) {
    for (const name of names) {
      const operation = operations.find(({ address }) => address === name)!
      const body = withAnswers(bodyAt(operation, await placeOf(owner, companyId, who)))
      await call(name, body).then(succeeded(name))
    }
  }
  const { idOf } = await placeOf(owner, companyId, 0)
  await call('payroll/initiatePayroll', { companyId, payPeriodId: idOf('payPeriod'), runNow: true }).then(
    succeeded('payroll/initiatePayroll'),
  )
  return companyId
}

const COMPANY = [
  'companyOnboarding/addCompanyLocation',
  'adminPortal/addCompanyHoliday',
  'adminPortal/addTimeTrackingPolicy',
  'adminPortal/addTimeOffPolicy',
  'benefits/addBenefitPlan',
  'adminPortal/addWebhookEndpoint',
] as const

const PEOPLE = [
  'adminPortal/addTimeTrackingPolicyAssignments',
  'adminPortal/addTimeOffPolicyAssignment',
  'userPortal/addTimeEntry',
  'userPortal/addTimeOffRequest',
  'adminPortal/addGarnishment',
  'adminPortal/addRecurringPayItem',
  'benefits/addBenefitEnrollment',
  'adminPortal/uploadDocument',
] as const

/** What the examples leave open: leave at once, an order with its fields. */
function withAnswers(body: Record<string, unknown>): object {
  const { timeOffPolicy, garnishment } = body as Readonly<Record<string, object>>
  const garnishmentType = 'Creditor'
  const asked = garnishmentFields[garnishmentType].filter(({ required }) => required)
  const answers = Object.fromEntries(asked.map(({ key, example }) => [key, example]))
  return {
    ...body,
    ...(timeOffPolicy && { timeOffPolicy: { ...timeOffPolicy, ...AT_ONCE } }),
    ...(garnishment && { garnishment: { ...garnishment, garnishmentType, garnishmentFields: answers } }),
  }
}

const AT_ONCE = {
  waitingPeriodDays: 0,
  isProratedByStartDate: false,
  minimumNoticeDays: 0,
  blackoutPeriods: [],
}

/** The ids of a company and of its worker at this place in the order of creation. */
async function placeOf(owner: pg.Pool, companyId: string, at: number): Promise<Place> {
  const ask = (text: string, values: unknown[]) => owner.query<{ noun: Noun; id: string }>(text, values)
  const workers = await ask('select user_id as id from worker where company_id = $1 order by 1', [companyId])
  const userId = workers.rows[at]!.id as Id<'user'>
  const { rows } = await ask(WHERE_IDS_ARE, [companyId, userId])
  const ids = new Map(rows.map(({ noun, id }) => [noun, id]))
  return { companyId: companyId as Id<'company'>, userId, idOf: (noun) => ids.get(noun) ?? newId() }
}

const OWNERS = {
  company: 'company_id = $1::uuid and $2::uuid is not null',
  worker: 'company_id = $1::uuid and user_id = $2::uuid',
  client: 'client_id = (select client_id from company where company_id = $1::uuid) and $2::uuid is not null',
} as const

const WHERE_IDS_ARE = Object.entries(nouns)
  .map(
    ([noun, { table, column, of }]) =>
      `(select '${noun}' as noun, ${column}::text as id from ${table} where ${OWNERS[of]} order by ${column} limit 1)`,
  )
  .join(' union all ')
