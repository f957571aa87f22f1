import { expect, test } from 'vitest'
import { payroll } from '../../support/payroll.ts'
import { account, kyc, people, w4, wage } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

/** Who lives in another state: its tax is withheld where the company has an account, and nowhere else. */
const world = await sharedService()
const { ok } = world
const { company, schedule, register } = payroll(world)
const { added, later } = people(world)

const companyId = await company({ today: '2026-06-01', states: { TX: '2.7%', NJ: '2.7%', NY: '2.7%' } })

/** Where the work is done, where the worker lives, and what is told of it. */
const cases = [
  { name: 'Al Moore', work: 'TX', home: 'CA', told: 'CA' },
  { name: 'Bo Price', work: 'TX', home: 'LA', told: 'LA' },
  { name: 'Cy Ward', work: 'TX', home: 'FL' }, // Florida takes nothing
  { name: 'Di Hart', work: 'NJ', home: 'PA', told: 'PA' }, // New Jersey leaves Pennsylvania's residents alone
  { name: 'Ed Lane', work: 'NJ', home: 'NY' }, // registered in both
  { name: 'Flo Reed', work: 'NY', home: 'NY', city: 'Yonkers' },
] as const

for (const { name, work, home, ...given } of cases) {
  const [firstName, lastName] = name.split(' ')
  const who = await added(companyId, { firstName, lastName, stateCode: work, dateOfJoin: '2026-01-05' })
  await ok(
    'adminPortal/addUserWage',
    wage(who, { wageRate: 104_000, wageBasis: 'Per Year', userType: 'Salary/No overtime' }),
  )
  const city = 'city' in given ? given.city : 'Springfield'
  await ok('userOnboarding/addKycInformation', kyc(who, { state: home, city, zipcode: '10001' }))
  await ok('userOnboarding/addW4Information', w4(who))
  await ok('userPortal/addUserBankAccount', account(who))
  await ok('userOnboarding/acceptTermsAndCondition', { userId: who.userId })
}
await later()
const [period] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
const at = { companyId, payPeriodId: period!.payPeriodId }

const words = (name: string, state: string) =>
  `${name} lives in ${state}, where the company is not registered: no ${state} tax is withheld; ` +
  'addStateRegistrationInfo registers it there'

/** The whole preview as text, and what is told beside it. */
async function previewed() {
  const { payPeriod, warnings } = await ok('payroll/previewPayroll', at)
  return { text: JSON.stringify(payPeriod), warnings: warnings as string[] }
}

test('A12: nothing is withheld for a home state without a registration, and each worker is named', async () => {
  const { warnings, text } = await previewed()
  const told = cases.flatMap((one) => ('told' in one ? [words(one.name, one.told)] : []))
  // New Jersey and Pennsylvania have an agreement, which needs its certificate.
  const asked =
    'Di Hart lives in PA and works in NJ, which withholds nothing where form NJ-165 is on file, and has no Certificate of ' +
    'Nonresidence (No: NJ is withheld for); addStateW4Information answers it'
  expect(warnings.filter((warning) => warning.includes('lives in'))).toEqual([...told, asked].sort())
  for (const absent of ['CA - State', 'LA - State', 'PA - State']) expect(text).not.toContain(absent)
  // Who lives and works where the company is registered is taxed there.
  expect(text).toContain('NY - State Withholding Tax')
  expect(text).toContain('NJ - State Withholding Tax')
})

test('A12: when the company registers there, the tax is withheld and nothing is told', async () => {
  await register(companyId, 'LA', '2.7%')
  const { warnings, text } = await previewed()
  expect(warnings).not.toContain(words('Bo Price', 'LA'))
  expect(warnings).toContain(words('Al Moore', 'CA'))
  expect(text).toContain('LA - State Withholding Tax')
  expect(text).not.toContain('CA - State')
})

test('A12: what was paid is explained as it was paid, also after a registration', async () => {
  await ok('payroll/initiatePayroll', { ...at, runNow: true })
  const { users } = await ok('reports/getUsers', { companyId })
  const { userId } = users.find(({ firstName }: { firstName: string }) => firstName === 'Al')
  await register(companyId, 'CA', '2.7%')
  const explained = await ok('reports/explainPaycheck', { payPeriodId: at.payPeriodId, userId })
  const text = JSON.stringify(explained)
  expect(text).toContain('US.socialSecurity')
  expect(text).not.toContain('CA.incomeTax')
})
