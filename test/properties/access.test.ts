import { describe, expect, test, vi } from 'vitest'
import { dispatch } from '../../src/dispatch/dispatch.ts'
import { type Caller, reachOf } from '../../src/domain/access/caller.ts'
import { newId } from '../../src/kernel/ids.ts'
import type { Operation } from '../../src/operations/declaration/operation.ts'
import { operations as all } from '../../src/operations/index.ts'
import { idsOfOthers, type Others, snapshot } from '../support/others.ts'
import {
  type Answer,
  ask,
  bodyAt,
  type CallerName,
  idPaths,
  type Place,
  reachGround,
  replaced,
} from '../support/reach.ts'
import { EXPECTED } from './access-table.ts'

/**
 * Operation by caller by whose ids are sent: what is allowed is typed in access-table.ts, apart from the declarations;
 * an id of another worker, company or client answers like one that does not exist.
 */
// Thousands of requests: seconds, and minutes on a machine that does much else.
vi.setConfig({ testTimeout: 300_000 })

/** The door itself, the area session, is open to everyone; its tests are its own. */
const operations = all.filter((operation) => 'run' in operation)

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi
const NEW =
  /whsec_[^"]+|(?<="SecretKey":")[^"]+|\d{4}-\d\d-\d\dT[\d:.]+Z?|(?<="(workOldestSeconds|databaseMs)":)[\d.]+|fresh[0-9a-f]{12}(?=@)/g
const { places, parts, callers, owner, call } = await reachGround()
const named = Object.entries(callers) as [CallerName, Caller][]
const limited = named.filter(([, caller]) => reachOf(caller).companyIds)
/** What a key without limits is answered about the first place. */
const full = new Map<string, Answer>()
for (const operation of operations) {
  full.set(operation.address, plain(await ask(parts, callers.key, operation, bodyAt(operation, places.own))))
}

test.each(named)('%s may call what the table says and nothing else', async (name, caller) => {
  const surprises: string[] = []
  for (const operation of operations) {
    const { address } = operation
    const given = plain(await ask(parts, caller, operation, bodyAt(operation, places.own)))
    const expected = full.get(address)!
    const isAsExpected = EXPECTED[name](address)
      ? given.status === expected.status && (given.text === expected.text || SEEN_IN_PART.includes(address))
      : given.status === 403 && given.text.startsWith('This needs ')
    if (!isAsExpected || given.status === 500)
      surprises.push(`${address}: ${JSON.stringify([given, expected])}`)
  }
  expect(surprises).toEqual([])
})

/** Lists over several companies, and records of which a role sees less: these have tests of their own. */
const SEEN_IN_PART = [
  'sandbox/getAgenda',
  'reports/getBusinessUsers',
  'reports/getCalendar',
  'reports/getCompanies',
  'reports/getCompanyInfo',
  'reports/getEvents',
  'reports/getTimeOffPolicies',
  'reports/getUser',
]

/** Reach is all that is asked of an id, so that one caller of each reach has every id replaced by itself. */
const eachReach = limited.filter(([name]) => name === 'keyOfTwo' || name === 'worker')

test.each(eachReach)(
  '%s: an id of anyone else is answered like one that does not exist',
  async (name, caller) => {
    const differences: string[] = []
    for (const operation of allowedTo(name)) {
      for (const { path, noun } of idPaths(operation, places.own)) {
        const body = (id: string) => replaced(bodyAt(operation, places.own), path.split('.'), id) as object
        const unknown = await asked(operation, caller, body(newId()))
        for (const place of foreignTo(caller).filter((each) => each.idOf(noun) !== places.own.idOf(noun)))
          differences.push(
            ...differing(await asked(operation, caller, body(place.idOf(noun))), unknown, path),
          )
      }
    }
    expect(differences).toEqual([])
  },
)

const others = limited.filter((each) => !eachReach.includes(each))

test.each(others)(
  '%s: ids of another company, client or worker are answered like ids that do not exist',
  async (name, caller) => {
    const differences: string[] = []
    for (const operation of allowedTo(name)) {
      const unknown = await asked(operation, caller, bodyAt(operation, { idOf: () => newId() }))
      for (const place of foreignTo(caller).filter((each) => each !== places.colleague))
        differences.push(
          ...differing(await asked(operation, caller, bodyAt(operation, place)), unknown, operation.address),
        )
    }
    expect(differences).toEqual([])
  },
)

const allowedTo = (name: CallerName) => operations.filter(({ address }) => EXPECTED[name](address))

const asked = async (operation: Operation, caller: Caller, body: object): Promise<Answer> =>
  plain(await ask(parts, caller, operation, body))

const differing = (given: Answer, unknown: Answer, what: string): string[] =>
  given.status === 500 || given.status !== unknown.status || given.text !== unknown.text
    ? [`${what}: ${JSON.stringify([given, unknown])}`]
    : []

const at = (address: string): Operation => operations.find((operation) => operation.address === address)!

test('ids that follow from who calls may be left out', async () => {
  const { companyId, userId } = places.own
  const tasks = at('reports/getUserTask')
  const whole = await ask(parts, callers.key, tasks, { companyId, userId })
  expect(await ask(parts, callers.worker, tasks, {})).toEqual(whole)
  expect(await ask(parts, callers.administrator, tasks, { userId })).toEqual(whole)
  expect((await ask(parts, callers.key, tasks, { userId })).text).toBe('Invalid CompanyId')
  const change = { kycInformation: { phoneNumber: '404-555-0188' } }
  expect((await ask(parts, callers.worker, at('userPortal/updateKycInformation'), change)).status).toBe(200)
})

test('what a role may not see is not in the reply', async () => {
  const seen = async (caller: Caller, address: string, part: (body: never) => object) => {
    const { text } = await ask(parts, caller, at(address), bodyAt(at(address), places.own))
    return Object.keys(part(JSON.parse(text) as never))
  }
  const user = (body: { user: [object] }) => body.user[0]
  const { administrator, bookkeeper, worker, key } = callers
  for (const caller of [administrator, worker, key])
    expect(await seen(caller, 'reports/getUser', user)).toContain('dateOfBirth')
  expect(await seen(bookkeeper, 'reports/getUser', user)).not.toContain('dateOfBirth')
  const person = (body: { businessUsers: [object] }) => body.businessUsers[0]
  const personal = ['address1', 'ssn']
  expect(await seen(administrator, 'reports/getBusinessUsers', person)).toEqual(
    expect.arrayContaining(personal),
  )
  const rest = await seen(bookkeeper, 'reports/getBusinessUsers', person)
  expect(rest.filter((name) => personal.includes(name))).toEqual([])
  const company = await ask(parts, bookkeeper, at('reports/getCompanyInfo'), {})
  expect([company.status, company.text.includes('routingNumber')]).toEqual([200, false])
})

test('a worker’s calendar has paydays, holidays and her own leave', async () => {
  const seen = async (caller: Caller) => {
    const { companyId } = places.own
    const days = { companyId, from: '2026-11-16', to: '2027-01-31' }
    const { text } = await ask(parts, caller, at('reports/getCalendar'), days)
    const { calendar } = JSON.parse(text) as { calendar: { kind: string; userId: string | null }[] }
    const away = calendar.flatMap(({ userId }) => userId ?? [])
    return {
      kinds: [...new Set(calendar.map(({ kind }) => kind))].sort(),
      away: [...new Set(away)].sort(),
    }
  }
  const { own, colleague } = places
  const all = ['bankHoliday', 'deadline', 'deposit', 'draw', 'filing', 'holiday', 'leave', 'payday']
  expect(await seen(callers.administrator)).toEqual({
    kinds: all,
    away: [own.userId, colleague.userId].sort(),
  })
  const hers = ['bankHoliday', 'holiday', 'leave', 'payday']
  expect(await seen(callers.worker)).toEqual({ kinds: hers, away: [own.userId] })
})

test('two people may choose the same idempotency key; every act has a name', async () => {
  const operation = at('userPortal/addTimeOffRequest')
  const colleague = { ...callers.worker, workerId: places.colleague.userId, label: 'Cleo Vance (worker)' }
  const raw = { method: 'addTimeOffRequest', timeOffRequest: TOMORROW }
  const send = (caller: Caller) =>
    dispatch(parts, {
      ...{ operation, caller, raw, requestId: newId(), idempotencyKey: 'one', dryRun: false, strict: false },
    })
  const [hers, his, again] = [await send(callers.worker), await send(colleague), await send(callers.worker)]
  expect(again).toBe(hers)
  expect(his).not.toBe(hers)
  const { rows } = await owner.query(
    "select distinct actor_label as label from audit where actor like 'person:%' order by 1",
  )
  expect(rows.map(({ label }) => label)).toEqual(['Cleo Vance (worker)', 'Wes'])
})

const TOMORROW = { policyType: 'Vacation', startDate: '2026-12-03', endDate: '2026-12-03', hours: 8 }

describe.each(limited.filter(([name]) => ['administrator', 'keyOfTwo', 'worker'].includes(name)))(
  '%s without the dispatcher’s check',
  (_, caller) => {
    const open = { ...parts, unguarded: true } as const

    test('reads no row of anyone else, and changes none', async () => {
      const others = rowsOfOthers(caller)
      const before = await snapshot(owner, others)
      const hidden = await idsOfOthers(owner, others)

      const told: string[] = []
      for (const operation of operations) {
        for (const place of [places.own, ...foreignTo(caller)]) {
          const body = bodyAt(operation, place)
          const { text } = await ask(open, caller, operation, body, place === places.own)
          const sent = JSON.stringify(body)
          const leaked = (text.match(UUID) ?? []).filter((id) => hidden.has(id) && !sent.includes(id))
          if (leaked.length > 0) told.push(`${operation.address}: ${leaked} in ${text.slice(0, 300)}`)
        }
      }
      expect(told).toEqual([])
      expect(await snapshot(owner, others)).toEqual(before)
    })
  },
)

test.each(['expires_at', 'revoked_at'])(
  'a key whose %s is past is accepted by no operation',
  async (when) => {
    const secret = `a secret whose ${when} is past`
    await owner.query(
      `insert into api_key (api_key_id, account_id, secret_hash, ${when}) values ($1, 'first', $2, now())`,
      [newId(), parts.house!.hashOf(secret)],
    )
    const statuses = new Set<number>()
    for (const operation of operations) {
      const { status } = await call(operation.address, bodyAt(operation, places.own), {
        client: `first:${secret}`,
      })
      statuses.add(status)
    }
    expect([...statuses]).toEqual([401])
  },
)

function foreignTo(caller: Caller): readonly Place[] {
  const { colleague, otherCompany, otherClient } = places
  return reachOf(caller).workerId ? [colleague, otherCompany, otherClient] : [otherCompany, otherClient]
}

function rowsOfOthers(caller: Caller): Others {
  const { companyIds, workerId } = reachOf(caller)
  return { companyId: companyIds![0]!, workerId }
}

/** Without what every call makes anew. */
function plain({ status, text }: Answer): Answer {
  const same = text.replaceAll(UUID, 'an id').replaceAll(NEW, 'new')
  return { status, text: same }
}
