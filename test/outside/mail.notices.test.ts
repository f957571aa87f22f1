import { expect, test } from 'vitest'
import { mailServer } from '../support/mail-server.ts'
import { payday } from '../support/payday.ts'
import { service } from '../support/service.ts'

/** What people are told by e-mail, through a real mail server. */
const server = await mailServer()
const { received, url: PURSER_SMTP_URL } = server
const world = await service({ settings: { PURSER_SMTP_URL, PURSER_MAIL_FROM: 'pay@acme.example' } })
const { ok } = world
const demo = await payday(world, 2)
const { companyId } = demo

const grant = async (role: string, language: string) => {
  const email = `${role}-${language}@heron.example`
  const { businessUserId } = (
    await ok('companyOnboarding/addBusinessUser', {
      businessUser: {
        companyId,
        firstName: 'Ada',
        lastName: 'Marsh',
        email,
        language,
        phoneNumber: '4045550142',
        payrollAdmin: false,
        bookkeeper: false,
        beneficialOwner: false,
      },
    })
  ).businessUser
  await ok('adminPortal/grantAccess', { companyId, businessUserId, role })
  return businessUserId as string
}
const later = () => ok('sandbox/advanceClock', { hours: 1 })
/** Subjects by address, since last asked. */
const told = () => {
  const subjects: Record<string, string[]> = {}
  for (const { to, text } of received.splice(0)) {
    expect(text).not.toMatch(/\$\d/)
    const subject = /^Subject: (.*)$/m.exec(text)?.[1] ?? ''
    for (const address of to) subjects[address] = [...(subjects[address] ?? []), subject]
  }
  return subjects
}

test('administrators are told of a payroll, in their languages; bookkeepers and workers are not', async () => {
  await grant('administrator', 'en')
  await grant('administrator', 'es')
  const bookkeeper = await grant('bookkeeper', 'en')
  await later()
  expect(Object.keys(told()).sort()).toEqual([
    'administrator-en@heron.example',
    'administrator-es@heron.example',
    'bookkeeper-en@heron.example',
  ])
  await ok('adminPortal/revokeAccess', { companyId, businessUserId: bookkeeper })
  await later()
  expect(Object.keys(told())).toEqual(['bookkeeper-en@heron.example'])

  await demo.initiate()
  await later()
  const submitted = told()
  expect(Object.keys(submitted).sort()).toEqual([
    'administrator-en@heron.example',
    'administrator-es@heron.example',
  ])
  expect(submitted['administrator-en@heron.example']).toEqual([
    expect.stringContaining(`The payroll of ${demo.first.payDate} was submitted`),
  ])
})

test('pay that came back is told to the worker and, once for all of it, to the administrators', async () => {
  await demo.travelTo(demo.first.payDate, '22:00')
  told()
  const credits = await demo.named('AchCredit')
  for (const { requestReferenceId } of credits) {
    await ok('sandbox/simulateTransferReturn', { requestReferenceId, returnCode: 'R03' })
  }
  await later()
  const back = told()
  expect(back['administrator-en@heron.example']).toHaveLength(1)
  const toWorkers = Object.entries(back).filter(([address]) => !address.startsWith('administrator'))
  expect(toWorkers.flatMap(([, subjects]) => subjects)).toEqual(
    credits.map(() => `Your pay of ${demo.first.payDate} came back`),
  )
})
