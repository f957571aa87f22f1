import { expect, test } from 'vitest'
import { checkerFor } from '../../src/domain/layouts/check-file.ts'
import { decodeRecord, recordOf } from '../../src/domain/layouts/record.ts'
import { w2cLayout } from '../../src/domain/layouts/w2c-file.ts'
import { day } from '../../src/kernel/dates.ts'
import { refused } from '../support/caller.ts'
import { sharedService } from '../support/shared.ts'
import { twoPaidInGeorgia } from './two-paid-in-georgia.ts'

const world = await sharedService()
const { call, ok } = world

/** Their W-2s were filed in January 2027. */
const { companyId, ada, eve, periods, filed } = await twoPaidInGeorgia(world)
await ok('adminPortal/updateFilingProfile', {
  filingProfile: { companyId, bsoUserId: 'ABCD1234', contactEmail: 'pay@example.com' },
})
const { filing: original } = await ok('adminPortal/prepareFiling', {
  filing: { companyId, form: 'W-2', period: '2026' },
})
await filed(original.filingId)
const { filing: quarter } = await ok('adminPortal/prepareFiling', {
  filing: { companyId, form: '941', period: '2026-Q2' },
})
await filed(quarter.filingId)

const filesOf = async (filingId: string) =>
  (await ok('reports/getFiling', { filingId, format: 'file' })).filing.files
const { law } = w2cLayout({ taxYear: 2026, allowProvisional: true })
const recordsOf = (file: { readonly fileBase64: string }) =>
  Buffer.from(file.fileBase64, 'base64').toString('latin1').split('\r\n').slice(0, -1)
const read = (line: string) => {
  const record = recordOf(law, line)!
  return { id: record.id, values: decodeRecord(law, record, line) }
}
const explanation = 'The name on the card is another.'

test('a name that was filed wrong is corrected alone: boxes e and g, and EFW2C without amounts', async () => {
  await ok('adminPortal/updateUser', { user: { companyId, userId: ada.userId, lastName: 'Browning' } })
  const { filing } = await ok('adminPortal/amendFiling', { filingId: original.filingId, explanation })
  const [file, ...others] = await filesOf(filing.filingId)
  expect(others).toEqual([])
  expect(file).toMatchObject({ fileName: 'EFW2C-2026.txt', where: 'US', problems: [] })
  expect(file.records).toEqual({ RCA: 1, RCE: 1, RCW: 1, RCT: 1, RCF: 1 })
  const checker = checkerFor({ kind: 'w2c', where: 'US', on: day('2026-12-31') }, { allowProvisional: true })
  const lines = recordsOf(file)
  expect([...lines.flatMap((line) => checker.line(line)), ...checker.end()]).toEqual([])
  const { values } = lines.map(read).find(({ id }) => id === 'RCW')!
  expect(values).toMatchObject({
    'last name reported': 'BROWN',
    'last name': 'BROWNING',
    'SSN reported': '',
  })
  expect(filing.notes).toContainEqual(expect.stringContaining('1 of these correct a name or number'))

  // Another name before the approval is prepared again: the file would say it, and the figures would not.
  await ok('adminPortal/updateUser', { user: { companyId, userId: ada.userId, lastName: 'Brownell' } })
  expect(await call('adminPortal/approveFiling', { filingId: filing.filingId })).toMatchObject(
    refused(
      'What was paid has changed since this was prepared (lines boxes f and g); prepareFiling computes it again',
    ),
  )
  await ok('adminPortal/prepareFiling', { filing: { companyId, form: 'W-2', period: '2026' } })
  await filed(filing.filingId)
  const { taxForms } = await ok('reports/getTaxForms', { companyId, year: 2026, userId: ada.userId })
  expect(taxForms[1].corrections).toEqual([{ box: 'g', reported: 'Ada Brown', corrected: 'Ada Brownell' }])
})

test('amounts: the pairs that changed, and their totals', async () => {
  const voided = { companyId, payPeriodId: periods[0]!.payPeriodId, reason: 'Paid by mistake' }
  await ok('payroll/voidPayroll', voided)
  const correction = { companyId, userId: eve.userId, form: 'W-2', year: 2026, explanation }
  const { filing } = await ok('adminPortal/correctTaxForm', correction)
  const [file, georgia] = await filesOf(filing.filingId)
  expect(file.problems).toEqual([])
  expect(georgia).toMatchObject({
    fileName: 'W-2c-2026-GA.csv',
    where: 'GA',
    confidence: 'unsure',
    problems: [],
  })
  expect(georgia.gaps[0]).toMatch(/^GA: how it takes corrected W-2s is not on file/)
  const [head, wages, ...others] = recordsOf(georgia).map((line) => line.split(','))
  expect(head!.slice(-3)).toEqual(['box', 'reported', 'correct'])
  expect(wages!.slice(-3)).toEqual(['16 GA', '4000.00', '2000.00'])
  expect(others.map((cells) => cells.at(-3))).toEqual(['17 GA'])
  const rows = recordsOf(file).map(read)
  // 4,000.00 was reported, 2,000.00 is right; Social Security 6.2% of each: 248.00 and 124.00.
  expect(rows.find(({ id }) => id === 'RCW')!.values).toMatchObject({
    'box 1 reported': 400_000n,
    'box 1 correct': 200_000n,
    'box 4 reported': 24_800n,
    'box 4 correct': 12_400n,
    'last name reported': '',
  })
  expect(rows.find(({ id }) => id === 'RCT')!.values).toMatchObject({
    'box 1 reported': 400_000n,
    'box 1 correct': 200_000n,
  })
})

test('the 941-X of the quarter and the 940 of the year have XML, each with how sure its names are', async () => {
  const { filing: amended } = await ok('adminPortal/amendFiling', { filingId: quarter.filingId, explanation })
  const [file] = await filesOf(amended.filingId)
  expect(file).toMatchObject({ fileName: '941-X-2026-06-30.xml', confidence: 'derived', problems: [] })
  const text = Buffer.from(file.fileBase64, 'base64').toString().replaceAll(/>\s+</g, '><')
  // Both checks of the quarter, 2,000.00 each, were voided: 4,000.00 × 12.4% = 496.00, × 2.9% = 116.00.
  expect(text).toContain('<CorrRptDifference941XGrp><WagesAmt>-4000.00</WagesAmt>')
  expect(text).toContain(
    '<TaxCorrection941XGrp><SocialSecurityTaxCashWagesAmt>-496.00</SocialSecurityTaxCashWagesAmt>' +
      '<TaxableMedicareWagesTipsAmt>-116.00</TaxableMedicareWagesTipsAmt>',
  )
  expect(text).not.toContain('AdjustedEmploymentTaxRetInd')

  const { filing: futa } = await ok('adminPortal/prepareFiling', {
    filing: { companyId, form: '940', period: '2026' },
  })
  const [year] = await filesOf(futa.filingId)
  expect(year).toMatchObject({ fileName: '940-2026-12-31.xml', confidence: 'unsure', problems: [] })
  expect(year.source).toMatch(/^IRS MeF stylesheets of tax year 2023/)
})
