import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { business } from '../../support/bodies.ts'
import { sharedService } from '../../support/shared.ts'

const { ok, call } = await sharedService()
const { companyId } = (await ok('companyOnboarding/createBusiness', business())).registration
const { department } = await ok('adminPortal/addDepartment', { department: { companyId, name: 'Baking' } })
const { departmentId } = department

const save = (...accountMapping: object[]) => ({ companyId, accountMapping })
const wages = { account: 'wages', accountNumber: '6100', accountName: 'Payroll Expenses:Wages' }
const shown = async () => (await ok('reports/getAccountMapping', { companyId })).accountMapping

test('a mapping replaces what was said before, and is answered in its order', async () => {
  expect(await shown()).toEqual([])
  const baking = { ...wages, departmentId, accountName: 'Payroll Expenses:Bakers' }
  await ok('adminPortal/updateAccountMapping', save(baking, wages, { ...wages, detail: 'Overtime' }))
  expect(await shown()).toEqual([
    { ...baking, detail: '' },
    { ...wages, detail: '', departmentId: null },
    { ...wages, detail: 'Overtime', departmentId: null },
  ])
  await ok('adminPortal/updateAccountMapping', save({ account: 'bank', accountName: 'Checking' }))
  expect(await shown()).toEqual([
    { account: 'bank', accountName: 'Checking', accountNumber: '', detail: '', departmentId: null },
  ])
  await ok('adminPortal/updateAccountMapping', save())
  expect(await shown()).toEqual([])
})

test.each([
  [
    'two rows for one thing',
    [
      { ...wages, detail: 'Bonus' },
      { ...wages, detail: 'BONUS' },
    ],
    'Two rows of accountMapping are for the same wages, detail and department; send one',
  ],
  [
    'a department of what is no cost',
    [{ ...wages, account: 'taxes', departmentId }],
    'departmentId goes with accounts of cost only, and taxes is none',
  ],
  ['an account that is none', [{ ...wages, account: 'sales' }], 'Invalid Account'],
  ['a department of nobody', [{ ...wages, departmentId: newId() }], 'Invalid DepartmentId'],
])('%s: refused, and nothing changes', async (_, rows, message) => {
  await ok('adminPortal/updateAccountMapping', save(wages))
  const answer = await call('adminPortal/updateAccountMapping', save(...rows))
  expect(answer.body.error.message).toBe(message)
  expect(await shown()).toHaveLength(1)
})

test('a company that is not there has no accounts', async () => {
  const other = { companyId: newId() }
  const answer = await call('adminPortal/updateAccountMapping', { ...other, accountMapping: [] })
  expect(answer.body.error.message).toBe('Invalid CompanyId')
})
