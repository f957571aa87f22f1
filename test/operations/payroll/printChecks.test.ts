import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { flat, pdfPages } from '../../support/pdf-text.ts'
import { sharedService } from '../../support/shared.ts'
import { paidByCheck } from './checks.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox

test('several checks are one PDF; the second print is a copy; numbers of the account only when they are asked for', async () => {
  const { companyId, submit, checksOf } = await paidByCheck(sandbox, '2026-09-07')
  await submit()
  const checks = await checksOf()
  const print = { companyId, checkIds: checks.map(({ checkId }) => checkId) }
  const first = await ok('payroll/printChecks', print)
  expect(first).toMatchObject({ fileName: 'checks-1001-1002.pdf', message: '2 checks printed' })
  const text = flat(pdfPages(Buffer.from(first.fileBase64, 'base64')))
  expect(text).toContain('Avery Alder')
  expect(text).toContain('1002')
  expect(text).toMatch(/One thousand .* and \d\d\/100 dollars/)
  expect(text).not.toContain('COPY')
  expect(text).not.toContain('000111222333')
  expect((await checksOf()).map(({ timesPrinted }) => timesPrinted)).toEqual([1, 1])

  const copy = await ok('payroll/printChecks', { ...print, withAccountNumbers: true })
  const again = flat(pdfPages(Buffer.from(copy.fileBase64, 'base64')))
  expect(again).toContain('COPY')
  expect(again).toContain('021000021 000111222333')
  expect(await call('payroll/printChecks', { companyId, checkIds: [crypto.randomUUID()] })).toMatchObject(
    refused('Invalid CheckId'),
  )

  // Who may prepare payrolls and touch no money prints on stock that has the numbers.
  const { apiKey } = await ok('operator/createApiKey', {
    scopes: ['read', 'payroll.prepare'],
    companyIds: [companyId],
  })
  const credentials = Buffer.from(`${apiKey.clientID}:${apiKey.SecretKey}`).toString('base64')
  const limited = async (over: object) => {
    const reply = await fetch(`${sandbox.url()}/payroll/printChecks`, {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/json' },
      body: JSON.stringify({ method: 'printChecks', ...print, ...over }),
    })
    return { status: reply.status, body: await reply.json() }
  }
  expect(await limited({ withAccountNumbers: true })).toMatchObject(
    refused('The numbers of bank accounts are printed for an administrator: leave withAccountNumbers out'),
  )
  expect((await limited({})).status).toBe(200)
})
