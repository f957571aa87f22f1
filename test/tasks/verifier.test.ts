import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { mailOf } from '../../src/outside/mail.ts'
import { masterKeys } from '../../src/settings/master-key.ts'
import { vaults } from '../../src/store/database/vault.ts'
import { verifyShare } from '../../src/tasks/verifier.ts'
import { paidGround } from '../store/verify/ground.ts'
import { purser } from '../support/cli.ts'
import { dataDirectory, MASTER_KEY, testSettings } from '../support/service.ts'

const { owner, demo, key, seal, tamper, databaseUrl, url } = await paidGround()
const environment = { DATABASE_URL: databaseUrl, PURSER_MASTER_KEY: MASTER_KEY }
const lines: { msg?: string; check?: string; level: number }[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
const directory = join(dataDirectory, 'alerts')
const parts = {
  owner,
  key,
  vaults: vaults(await masterKeys(testSettings())),
  mail: mailOf({ from: 'Purser <payroll@example.com>', directory }),
  alertMail: 'operator@example.com',
}
const credit = `transfer_id = (select min(transfer_id::text)::uuid from transfer where name = 'AchCredit')`

/** Only one slice at a time. */
const SLICE = { longest: 0, rest: async () => {}, isOver: () => false }

/** As if it were the night after. */
const nextNight = () => owner.query(`update verification set night = night - 1, leased_until = now()`)
const letters = () => (readdirSync(dataDirectory).includes('alerts') ? readdirSync(directory) : [])
const metric = async (name: string) =>
  Number(new RegExp(`^${name} (\\S+)`, 'm').exec(await (await fetch(`${url()}/metrics`)).text())?.[1])

test('16: a night that finds nothing is over, says so, and is not done twice', async () => {
  await seal()
  expect(await verifyShare(parts, log)).toBe(true)
  const { rows } = await owner.query('select is_over, place, ended_at is not null as ended from verification')
  expect(rows).toEqual([{ is_over: true, place: null, ended: true }])
  expect([lines, letters(), await metric('purser_findings')]).toEqual([[], [], 0])
  expect(await metric('purser_verified_seconds')).toBeLessThan(600)
})

test('16: a share ends when its time does, and the next goes on there; while one works no other does', async () => {
  await nextNight()
  expect(await verifyShare(parts, log, SLICE)).toBe(false)
  const places = [(await owner.query('select place from verification')).rows[0].place]
  for (let shares = 1; !(await verifyShare(parts, log, SLICE)); shares++) {
    expect(shares).toBeLessThan(60)
    places.push((await owner.query('select place from verification')).rows[0].place)
  }
  expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(places.length)
  await nextNight()
  await owner.query(`update verification set leased_until = now() + interval '1 minute'`)
  expect(await verifyShare(parts, log)).toBe(true)
  expect((await owner.query('select is_over from verification')).rows).toEqual([{ is_over: true }])
})

test('16: after each slice it rests by how long that took; a service that stops ends the share, not the night', async () => {
  await nextNight()
  const rests: number[] = []
  const rest = async (worked: number) => void rests.push(worked)
  expect(await verifyShare(parts, log, { longest: 60_000, rest, isOver: () => rests.length === 3 })).toBe(
    false,
  )
  expect(rests.length).toBe(3)
  expect(rests.every((worked) => worked >= 0 && worked < 60_000)).toBe(true)
  expect(await verifyShare(parts, log)).toBe(true)
})

test('16: what is found is told once: in the log, by mail, in the metric, and to the operator', async () => {
  await tamper(`update transfer set reason = 'Bonus' where ${credit}`)
  for (let night = 0; night < 2; night++) {
    await nextNight()
    expect(await verifyShare(parts, log)).toBe(true)
  }
  expect(lines).toMatchObject([
    { level: 50, msg: 'verification found', check: 'seal.rows', companyId: demo.companyId },
  ])
  expect(letters()).toHaveLength(1)
  const letter = readFileSync(join(directory, letters()[0]!), 'utf8')
  expect(letter).toMatch(/To: operator@example\.com/)
  expect(letter).toMatch(/seal\.rows/)
  const { status, stdout, stderr } = await purser(['verify', '--findings'], environment)
  expect([status, stderr]).toEqual([1, '1 fault found.\n'])
  expect(stdout).toContain(`company ${demo.companyId}`)
})

test('16: what was put right is gone; found again it is new', async () => {
  const { rows } = await owner.query('select count(*)::int as n from finding where gone_at is null')
  expect(rows).toEqual([{ n: 1 }])
  await tamper(`update transfer set reason = '' where ${credit}`)
  await nextNight()
  await verifyShare(parts, log)
  expect((await purser(['verify', '--findings'], environment)).stdout).toBe('Everything agrees.\n')
  await tamper(`update transfer set reason = 'Bonus' where ${credit}`)
  await nextNight()
  await verifyShare(parts, log)
  expect([lines.length, letters().length]).toEqual([2, 2])
})

test('16: a slice that cannot be read is told, and the rest is read', async () => {
  await tamper(
    `update transfer set reason = '' where ${credit}; alter table ach_file rename to ach_file_away`,
  )
  await nextNight()
  expect(await verifyShare(parts, log)).toBe(true)
  await tamper('alter table ach_file_away rename to ach_file')
  expect(lines.at(-1)).toMatchObject({ check: 'verify.slice', found: 'error 42P01' })
})
