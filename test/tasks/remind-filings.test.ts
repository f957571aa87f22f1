import { expect, test } from 'vitest'
import { payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'
import { signingIn } from '../support/sign-in.ts'

const world = await sharedService()
const { ok } = world
const { company, hire, schedule, run, later } = payroll(world)
const { staff } = signingIn(world)

/** Georgia, one worker, paid on June 18, 2026: Form 941 and the wage report of the second quarter are due on July 31. */
const companyId = await company({ today: '2026-06-01', states: { GA: '2.7%' } })
const ada = await hire(companyId, { name: 'Ada Brown', state: 'GA', rate: 52_000, dateOfJoin: '2026-06-01' })
await later()
const periods = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
await staff(companyId)
await run({ companyId, payPeriodId: periods[0]!.payPeriodId })
await ok('adminPortal/updateFilingProfile', {
  filingProfile: { companyId, signerName: 'Ada Marsh', signerTitle: 'Owner', signerPhone: '404-555-0100' },
})

const subjects = async (about: RegExp): Promise<readonly string[]> => {
  const { mails } = await ok('sandbox/getMailbox', { limit: 100 })
  return mails
    .map(({ subject, text }: { subject: string; text: string }) => `${subject}\n${text}`)
    .filter((text: string) => about.test(text))
}
const filed = async (filing: object) => {
  const { filingId } = (await ok('adminPortal/prepareFiling', { filing: { companyId, ...filing } })).filing
  await ok('adminPortal/approveFiling', { filingId })
  await ok('adminPortal/markFiled', { filingId, confirmation: 'By hand' })
}

test('what is due soon is told once, what is overdue once more, and what was filed no longer', async () => {
  await ok('sandbox/setClock', { to: '2026-07-20T15:00:00Z' })
  // On July 1 what is due until July 19, on July 16 what is due until August 4 and what was due since July 1.
  expect(await subjects(/GA G-7 of 2026-06: is due on 2026-07-15/)).toHaveLength(1)
  const [both, ...others] = await subjects(/Form 941 of 2026-Q2: is due on 2026-07-31/)
  expect(others).toEqual([])
  expect(both).toMatch(/are overdue\n/)
  expect(both).toContain('  GA G-7 of 2026-06: was due on 2026-07-15\n')
  expect(both).toMatch(/ {2}GA .* of 2026-Q2: is due on 2026-07-31\n/)

  await filed({ form: '941', period: '2026-Q2' })
  const wasDue = () => subjects(/GA .* of 2026-Q2: was due on 2026-07-31/)
  await ok('sandbox/setClock', { to: '2026-08-03T15:00:00Z' })
  expect(await wasDue()).toHaveLength(1)
  await ok('sandbox/setClock', { to: '2026-08-20T15:00:00Z' })
  expect(await wasDue()).toHaveLength(1)
  expect(await subjects(/Form 941 of 2026-Q2: was due/)).toEqual([])
})

test('a form that can be seen is told to who agreed to get it electronically, and to nobody else', async () => {
  const bo = await hire(companyId, { name: 'Bo Stone', state: 'GA', rate: 52_000, dateOfJoin: '2026-08-03' })
  await later()
  await ok('userPortal/updateFormConsent', { formConsent: { userId: ada.userId, isGiven: true } })
  await ok('sandbox/setClock', { to: '2027-01-05T15:00:00Z' })
  await filed({ form: 'W-2', period: '2026' })
  await ok('sandbox/advanceClock', { hours: 1 })
  const mails = await subjects(/Form W-2 for 2026 is available/)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('Dear Ada Brown,')
  expect(mails[0]).not.toContain(bo.userId)
})
