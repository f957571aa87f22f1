/** Secrets that are planted through the interface, and how they may look where they must not be. */
import { createHash } from 'node:crypto'
import { business } from '../../../test/support/bodies.ts'
import { payroll } from '../../../test/support/payroll.ts'
import { account, kyc, people, type Who, w4, wage } from '../../../test/support/people.ts'
import type { Ok } from './ask.ts'

export interface Planted {
  readonly companyId: string
  readonly workers: readonly Who[]
  /** What was planted, by what it is: `ssn 3`. */
  readonly secrets: Readonly<Record<string, string>>
}

/** A verified company whose numbers occur nowhere else, with people who are paid. */
export async function planted(ok: Ok, count: number): Promise<Planted> {
  const { added, later } = people({ ok })
  const secrets: Record<string, string> = {
    ein: '38-6719254',
    'owner ssn': '531-48-6672',
    'owner birth': '1931-07-19',
  }
  const body = business({
    kybInformation: { ein: secrets.ein },
    businessUser: { ssn: secrets['owner ssn'], dateOfBirth: secrets['owner birth'] },
  })
  await ok('sandbox/setClock', { to: '2026-06-01T15:00:00Z' })
  const { companyId } = (await ok('companyOnboarding/createBusiness', body)).registration
  secrets['company account'] = '774193620857'
  await ok('adminPortal/addCompanyBankAccount', {
    companyFundingSourceEntity: {
      ...account({ companyId, userId: '' }).userPayAccountEntity,
      userId: undefined,
      payPercentage: undefined,
      accountNumber: secrets['company account'],
      accountName: 'Operating',
    },
  })
  await payroll({ ok }).register(companyId, 'GA', '2.7')
  await later()
  const workers: Who[] = []
  for (let at = 0; at < count; at++) {
    const who = await added(companyId)
    const [ssn, birth, number] = [
      `531-${48 + at}-77${31 + at}`,
      `193${at % 10}-11-${13 + at}`,
      `66180427${3961 + at}`,
    ]
    Object.assign(secrets, { [`ssn ${at}`]: ssn, [`birth ${at}`]: birth, [`account ${at}`]: number })
    await ok('adminPortal/addUserWage', wage(who, SALARY))
    await ok('userOnboarding/addKycInformation', kyc(who, { ssn, dateOfBirth: birth }))
    await ok('userOnboarding/addW4Information', w4(who))
    await ok('userPortal/addUserBankAccount', account(who, { accountNumber: number }))
    await ok('userOnboarding/acceptTermsAndCondition', { userId: who.userId })
    workers.push(who)
  }
  await later()
  return { companyId, workers, secrets }
}

const SALARY = { wageRate: 52_000, wageBasis: 'Per Year', userType: 'Salary/No overtime' }

/** Everyone is paid, so that files are written and letters sent. */
export async function paidOnce(ok: Ok, companyId: string): Promise<void> {
  const periods = await payroll({ ok }).schedule(companyId, {
    payBeginDate: '2026-06-01',
    payDate: '2026-06-19',
    payDate1: '2026-06-19',
  })
  await ok('payroll/initiatePayroll', { companyId, payPeriodId: periods[0]!.payPeriodId, runNow: true })
  await ok('sandbox/advanceClock', { days: 30 })
}

/** As it is, its digits, and either in base64, hex and three hashes. */
export function tracesOf(secret: string): readonly string[] {
  const digits = secret.replace(/\D/g, '')
  const hashed = (text: string) =>
    ['md5', 'sha1', 'sha256'].map((name) => createHash(name).update(text).digest('hex'))
  const spellings = digits.length < 8 ? [secret] : [...new Set([secret, digits])]
  return spellings.flatMap((text) => [
    text,
    Buffer.from(text).toString('base64').replace(/=+$/, '').slice(0, -1),
    Buffer.from(text).toString('hex'),
    ...hashed(text),
  ])
}
