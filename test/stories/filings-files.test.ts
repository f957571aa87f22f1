import { expect, test } from 'vitest'
import { checkerFor } from '../../src/domain/layouts/check-file.ts'
import { type Day, day } from '../../src/kernel/dates.ts'
import { refused } from '../support/caller.ts'
import { payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'

const world = await sharedService()
const { call, ok } = world
const { company, hire, schedule, run, later } = payroll(world)

/** A company in Georgia and Indiana that pays on June 18 and July 2, 2026; one contractor. */
const companyId = await company({ today: '2026-06-01', states: { GA: '2.7%', IN: '2.5%', AK: '1%' } })
const ada = await hire(companyId, { name: 'Ada Brown', state: 'GA', rate: 52_000, dateOfJoin: '2026-06-01' })
const ivo = await hire(companyId, {
  name: 'Ivo Stone',
  state: 'IN',
  city: 'Gary',
  rate: 26_000,
  dateOfJoin: '2026-06-02',
})
await later()
const periods = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
await run({ companyId, payPeriodId: periods[0]!.payPeriodId })
await ok('sandbox/setClock', { to: '2026-06-26T15:00:00Z' })
await run({ companyId, payPeriodId: periods[1]!.payPeriodId })
await ok('sandbox/setClock', { to: '2026-08-03T15:00:00Z' })
const signer = { signerName: 'Ada Marsh', signerTitle: 'Owner', signerPhone: '404-555-0100' }
await ok('adminPortal/updateFilingProfile', { filingProfile: { companyId, ...signer } })

interface Problem {
  readonly record: string
  readonly place: string
  readonly rule: string
  readonly level: string
  readonly userId: string | null
  readonly operation: string
}
interface Shown {
  readonly fileName: string
  readonly where: string
  readonly layout: string
  readonly digest: string | null
  readonly unsaid: readonly { what: string }[]
  readonly gaps: readonly string[]
  readonly problems: readonly Problem[]
  readonly fileBase64?: string
}

const prepared = async (filing: object): Promise<string> =>
  (await ok('adminPortal/prepareFiling', { filing: { companyId, ...filing } })).filing.filingId
const filesOf = async (filingId: string, format = 'file'): Promise<readonly Shown[]> =>
  (await ok('reports/getFiling', { filingId, format })).filing.files
const bytesOf = ({ fileBase64 }: Shown) => Buffer.from(fileBase64 ?? '', 'base64')
const linesOf = (file: Shown) => bytesOf(file).toString('latin1').split('\r\n').slice(0, -1)

/** What a receiver would refuse, by our own reader. */
const refusedBy = (file: Shown, kind: 'w2' | 'wage' | 'newHire', on: Day) => {
  const checker = checkerFor({ kind, where: file.where, on }, { allowProvisional: true })
  const found = linesOf(file).flatMap((line) => checker.line(line))
  return [...found, ...checker.end()].filter(({ level }) => level === 'reject')
}

test('a state’s quarter has its file, and the same bytes when it is asked for again', async () => {
  const filingId = await prepared({ form: 'wageReport', jurisdiction: 'GA', period: '2026-Q2' })
  const [file] = await filesOf(filingId)
  expect(file).toMatchObject({ fileName: 'GA-wages-2026-Q2.txt', where: 'GA', problems: [] })
  expect(refusedBy(file!, 'wage', day('2026-06-30'))).toEqual([])
  const [head, ...workers] = linesOf(file!)
  // One worker on June 12, none on April 12 and May 12; 2,000.00 of wages.
  expect(head).toMatch(/^N/)
  expect(workers).toHaveLength(1)
  expect(workers[0]).toContain('BROWN')
  expect(workers[0]).toContain('200000')
  expect((await filesOf(filingId, 'json'))[0]!.fileBase64).toBeUndefined()
  await ok('adminPortal/approveFiling', { filingId })
  const [frozen] = await filesOf(filingId)

  await ok('adminPortal/updateUser', { user: { companyId, userId: ada.userId, lastName: 'Browning' } })
  await ok('sandbox/setClock', { to: '2026-08-05T15:00:00Z' })
  const [again] = await filesOf(filingId)
  expect(again!.digest).toBe(frozen!.digest)
  expect(bytesOf(again!).equals(bytesOf(frozen!))).toBe(true)
  expect(linesOf(again!)[1]).not.toContain('BROWNING')
})

test('what a state asks about a worker is told, and until then the worker is named', async () => {
  const indiana = { form: 'wageReport', jurisdiction: 'IN', period: '2026-Q2' }
  const [before] = await filesOf(await prepared(indiana))
  const asked = before!.problems.filter(({ rule }) => rule === 'asked')
  expect(asked.length).toBeGreaterThan(0)
  expect(asked[0]).toMatchObject({
    level: 'warn',
    userId: ivo.userId,
    operation: 'adminPortal/updateReportFacts',
  })
  expect(before!.digest).not.toBeNull()

  const told = { 'SOC code': '35-3023', 'zip of primary work place': '46402', 'work schedule': 'FT' }
  const tell = (over: object = {}) =>
    call('adminPortal/updateReportFacts', {
      reportFacts: { companyId, userId: ivo.userId, where: 'IN', told, ...over },
    })
  expect(await tell({ told: { 'SOC code': 'cook' } })).toMatchObject(refused('SOC code must be 99-9999'))
  expect(await tell({ userId: undefined })).toMatchObject(
    refused('SOC code is not asked about a company; getReportFacts lists what is'),
  )
  expect(await tell()).toMatchObject({ status: 200 })
  const { reportFacts, words } = await ok('reports/getReportFacts', { companyId, userId: ivo.userId })
  expect(reportFacts).toEqual([
    { companyId, userId: ivo.userId, where: 'IN', told: { ...told, 'SOC code': '353023' } },
  ])
  expect(words).toContainEqual({ word: 'SOC code', format: '99-9999' })
  const [after] = await filesOf(await prepared(indiana))
  expect(after!.problems).toEqual([])
  expect(
    linesOf(after!)
      .find((line) => line.includes('STONE'))!
      .slice(105, 111),
  ).toBe('353023')
})

test('a state without a layout on file gets a plain list that says so', async () => {
  const [file] = await filesOf(await prepared({ form: 'wageReport', jurisdiction: 'AK', period: '2026-Q2' }))
  expect(file).toMatchObject({
    layout: '',
    gaps: ['AK: the layout of its wage file is not on file; this is a plain list to file by hand'],
  })
  expect(linesOf(file!)[0]).toMatch(/^state,quarter end,account,SSN/)
})

test('Form 941 is XML with its manifest, read back by the same table', async () => {
  const filingId = await prepared({ form: '941', period: '2026-Q2' })
  const [xml, manifest] = await filesOf(filingId)
  expect(xml).toMatchObject({ layout: 'US@2026-01-01#1', problems: [] })
  expect(xml!.gaps[0]).toMatch(/^EFIN, software id, PIN/)
  const text = bytesOf(xml!).toString()
  expect(text).toContain('<QuarterEndingDt>2026-06</QuarterEndingDt>')
  expect(text).toContain('<TotalTaxLessThanLimitAmtInd>X</TotalTaxLessThanLimitAmtInd>')
  expect(bytesOf(manifest!).toString()).toContain('<TaxPeriodEndDt>2026-06-30</TaxPeriodEndDt>')
})

test('W-2s become an EFW2 file once Business Services Online is known; until then it is a task', async () => {
  await ok('sandbox/setClock', { to: '2027-01-05T15:00:00Z' })
  const w2 = { form: 'W-2', period: '2026' }
  const filingId = await prepared(w2)
  const [file] = await filesOf(filingId)
  expect(file).toMatchObject({ fileName: 'EFW2-2026.txt', digest: null })
  expect(file!.problems[0]).toMatchObject({
    record: 'RA',
    place: '12-19',
    level: 'reject',
    operation: 'adminPortal/updateFilingProfile',
  })
  const { tasks } = await ok('reports/getCompanyTask', { companyId })
  const [todo] = tasks.filter(({ code }: { code: string }) => code === 'mendFiling')
  expect(todo).toMatchObject({ task: 'Mend Filing', operation: 'adminPortal/updateFilingProfile' })
  expect(todo.description).toMatch(
    /^The file of Form W-2 of 2026 would be refused: RA 12-19, user id: must be there/,
  )
  const { filings } = await ok('reports/getFilings', { companyId, from: '2027-01-01', to: '2027-02-28' })
  const row = filings.find(({ form }: { form: string }) => form === 'W-2')
  expect(row.problems[0]).toMatch(/^RA 12-19/)
  await ok('adminPortal/approveFiling', { filingId })
  expect(await call('adminPortal/submitFiling', { filingId })).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringMatching(/^Its file would be refused: RA 12-19/) } },
  })

  await ok('adminPortal/updateFilingProfile', {
    filingProfile: { companyId, bsoUserId: 'PURSER01', contactEmail: 'payroll@example.com' },
  })
  await prepared(w2)
  const [mended] = await filesOf(filingId)
  expect(mended!.problems).toEqual([])
  expect(refusedBy(mended!, 'w2', day('2026-12-31'))).toEqual([])
  expect(linesOf(mended!).map((line) => line.slice(0, 2))).toEqual(['RA', 'RE', 'RW', 'RW', 'RT', 'RF'])
  // Positions 188-198 of RW are box 1: two checks of 2,000.00.
  const brown = linesOf(mended!).find((line) => line.includes('BROWNING'))!
  expect(brown.slice(187, 198)).toBe('00000400000')
  await ok('adminPortal/approveFiling', { filingId })
  await ok('adminPortal/submitFiling', { filingId })
  await ok('sandbox/advanceClock', { hours: 1 })
  expect((await ok('reports/getFiling', { filingId })).filing.status).toBe('accepted')
})

test('new hires become a file for each state', async () => {
  const asked = { companyId, from: '2026-06-01', to: '2026-06-30' }
  const { files, newHires } = await ok('reports/getNewHireReports', { ...asked, format: 'file' })
  expect(newHires).toHaveLength(2)
  expect(files.map(({ where }: Shown) => where)).toEqual(['GA', 'IN'])
  expect(files[0].gaps).toEqual(['GA: its own layout is not on file; this is the federal W4 record'])
  expect(linesOf(files[0])[0]).toMatch(/^W4/)
  expect(files[0].problems).toEqual([])
  const again = await ok('reports/getNewHireReports', { ...asked, format: 'file' })
  expect(again.files[0].digest).toBe(files[0].digest)
  expect((await ok('reports/getNewHireReports', asked)).files).toBeUndefined()
})
