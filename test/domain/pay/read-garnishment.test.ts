import { expect, test } from 'vitest'
import { garnishmentFields, garnishmentTypes } from '../../../src/domain/pay/garnishment-fields.ts'
import { garnishmentFaults, readGarnishment } from '../../../src/domain/pay/read-garnishment.ts'
import { usd } from '../../../src/kernel/money.ts'

test('the examples of each form are accepted, all of them and the required alone', () => {
  for (const type of garnishmentTypes) {
    const fields = garnishmentFields[type]
    for (const chosen of [fields, fields.filter(({ required }) => required)]) {
      const order = readGarnishment(
        '1',
        type,
        Object.fromEntries(chosen.map(({ key, example }) => [key, example])),
      )
      expect(order.type).toBe(type)
    }
  }
})

test('a form is read by label or by camel case, and its faults are named', () => {
  expect(
    readGarnishment('1', 'Child Support', { state: 'GA', caseNumber: '7', currentSupportAmount: 250 }),
  ).toMatchObject({
    current: usd(250),
    supportsSecondFamily: false,
  })
  expect(
    garnishmentFaults('Child Support', {
      State: 'GA',
      'Case Number': ' ',
      'Current Support Amount': '2.505',
      Color: 'red',
    }),
  ).toEqual([
    { path: 'garnishmentFields.Color', message: 'Color is not a field of Child Support' },
    { path: 'garnishmentFields.Case Number', message: 'Case Number is required' },
    {
      path: 'garnishmentFields.Current Support Amount',
      message: 'Current Support Amount must be an amount of dollars and cents, 0 or more',
    },
  ])
  expect(() =>
    readGarnishment('1', 'Federal Tax Levy', {
      'Filing Status': 'single',
      Dependents: '0',
      'Date Received': '2021-05-05',
    }),
  ).toThrow('Exemption Year must be 2024 or later')
})

test('an agency is one agency however its name is spelled', () => {
  const named = (Agency: string) => readGarnishment('1', 'Student Loan', { Agency, 'Account Number': '7' })
  expect(named('U.S. Department of Education')).toMatchObject({ agency: 'usdepartmentofeducation' })
  expect(named('US department of  EDUCATION')).toEqual(named('U.S. Department of Education'))
})
