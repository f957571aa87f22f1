import {
  type AgencyPayment,
  type AgencyTable,
  businessDays,
  type DepositSchedule,
  LAST,
  ofNextMonth,
  step,
} from '../../../language/agencies.ts'

const calendar = 'irs'
/** 100,000 on any day of a deposit period (26 CFR 31.6302-1(c)(3)); it makes a monthly depositor semiweekly. */
const large = { once: { atLeast: 100_000 } } as const

const schedules: Readonly<Record<'Monthly' | 'Semiweekly', DepositSchedule>> = {
  Monthly: {
    calendar,
    steps: [
      step('payday', businessDays(1), { ...large, makes: 'Semiweekly' }),
      step('month', ofNextMonth(15)),
    ],
  },
  Semiweekly: {
    calendar,
    steps: [step('payday', businessDays(1), large), step('semiweek', businessDays(3))],
  },
}

/** A Form 944 of less than 2,500 may be paid with the return (Pub 15 section 11). */
const withReturn = { under: 2500, due: ofNextMonth(LAST) }

const irs = {
  agency: 'IRS',
  payee: 'agency',
  account: 'EIN',
  frequency: 'federalDepositSchedule',
  schedules,
  lookback: 50_000,
  confidence: 'verified',
  source: 'Pub 15 sections 11 and 14; 26 CFR 31.6302-1, 31.6302(c)-3; EFTPS tax type table',
} satisfies Partial<AgencyPayment>

const eftps = { kind: 'EFTPS', names: 'monthOnly' } as const

/** What is owed on wages, in the parts of EFTPS: 1 Social Security, 2 Medicare, 3 withholding. */
const parts = {
  'US.socialSecurity': '1',
  'US.medicare': '2',
  'US.additionalMedicare': '2',
  'US.incomeTax': '3',
}
const onWages = Object.keys(parts)

export const law: AgencyTable = {
  table: 'agencies',
  where: 'US',
  effective: '2024-01-01',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: irs.source,
  confidence: 'verified',
  notes:
    'Less than 2,500 in a quarter of Form 941 could be paid with the return; it is deposited by the schedule, which is ' +
    'never late.',
  payments: [
    {
      ...irs,
      ref: 'US.941',
      form: 'Form 941',
      filers: '941',
      taxes: onWages,
      channel: { ...eftps, taxType: '94105', period: 'quarter', parts },
    },
    {
      ...irs,
      ref: 'US.943',
      form: 'Form 943',
      filers: '943',
      taxes: onWages,
      schedules: {
        Monthly: { ...schedules.Monthly, withReturn },
        Semiweekly: { ...schedules.Semiweekly, withReturn },
      },
      channel: { ...eftps, taxType: '09435', period: 'year', parts },
      confidence: 'recalled',
    },
    {
      ...irs,
      ref: 'US.944',
      form: 'Form 944',
      filers: '944',
      taxes: onWages,
      schedules: {
        Monthly: { ...schedules.Monthly, withReturn },
        Semiweekly: { ...schedules.Semiweekly, withReturn },
      },
      channel: { ...eftps, taxType: '94405', period: 'year', parts },
    },
    {
      ref: 'US.940',
      agency: irs.agency,
      form: 'Form 940',
      taxes: ['US.futa'],
      payee: irs.payee,
      account: irs.account,
      // More than 500 that was not deposited; less is carried on, and at last paid with the return.
      schedules: {
        Quarterly: {
          calendar,
          steps: [
            step('quarter', ofNextMonth(LAST), { once: { over: 500, undeposited: true } }),
            step('year', ofNextMonth(LAST)),
          ],
        },
      },
      channel: { ...eftps, taxType: '09405', period: 'year' },
      confidence: irs.confidence,
      source: irs.source,
    },
    {
      ...irs,
      ref: 'US.945',
      form: 'Form 945',
      taxes: ['US.backupWithholding'],
      channel: { ...eftps, taxType: '09455', period: 'year' },
    },
  ],
}
