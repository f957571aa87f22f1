import { expect, test } from 'vitest'
import { sharedService } from '../support/shared.ts'
import { twoPaidInGeorgia } from './two-paid-in-georgia.ts'

const world = await sharedService()
const { ok } = world

const { companyId, ada, eve, periods, filed } = await twoPaidInGeorgia(world)
const formsOf = async (userId: string, format?: string) =>
  (await ok('reports/getTaxForms', { companyId, year: 2026, userId, ...(format && { format }) })).taxForms
const explanation = 'A paycheck was voided after the form was filed.'

test('W-2c: one worker first, then everyone else, each beside what was filed last', async () => {
  const { filing } = await ok('adminPortal/prepareFiling', {
    filing: { companyId, form: 'W-2', period: '2026' },
  })
  await filed(filing.filingId)
  await ok('payroll/voidPayroll', {
    companyId,
    payPeriodId: periods[0]!.payPeriodId,
    reason: 'Paid by mistake',
  })

  const correction = { companyId, userId: ada.userId, form: 'W-2', year: 2026, explanation }
  const { filing: first } = await ok('adminPortal/correctTaxForm', correction)
  const { filing: shown } = await ok('reports/getFiling', { filingId: first.filingId })
  // The W-3c of Ada's alone; the W-3 as it then stands is 2,000 + 4,000.
  expect(shown.figures.corrections[0]).toMatchObject({
    line: '1',
    reported: 4000,
    corrected: 2000,
    difference: -2000,
  })
  expect(shown.figures.lines.find(({ line }: { line: string }) => line === '1').value).toBe('6000.00')
  expect(shown.changedLines).toEqual([])
  await filed(first.filingId)

  // Ada's is right by now: the next amendment is of Eve's form, beside the original.
  const { filing: second } = await ok('adminPortal/amendFiling', { filingId: first.filingId, explanation })
  const { filing: rest } = await ok('reports/getFiling', { filingId: second.filingId })
  expect(rest.figures.corrections[0]).toMatchObject({ line: '1', reported: 4000, corrected: 2000 })
  expect(second.notes).not.toContainEqual(expect.stringContaining('had no W-2 before'))
  await filed(second.filingId)
  expect((await formsOf(ada.userId)).map(({ isCorrected }: { isCorrected: boolean }) => isCorrected)).toEqual(
    [false, true],
  )

  const [original, corrected] = await formsOf(eve.userId, 'pdf')
  expect([original.fileName, corrected.fileName]).toEqual(['W-2-2026.pdf', 'W-2c-2026-corrected-2.pdf'])
  expect(corrected.furnishedAt).not.toBeNull()
  expect(corrected.corrections).toContainEqual({ box: '1', reported: '4000.00', corrected: '2000.00' })
  expect(Buffer.from(corrected.fileBase64, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
})
