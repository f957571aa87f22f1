import { describe, expect, test } from 'vitest'
import { people } from '../../support/people.ts'
import { service } from '../../support/service.ts'

const sandbox = await service()
const { call, ok, owner } = sandbox
const { verifiedCompany, added, shown } = people(sandbox)

const companyId = await verifiedCompany()
const refused = (message: string) => ({ status: 400, body: { error: { code: 400, message } } })

describe('garnishments', () => {
  const examples = async (garnishmentType: string) => {
    const { garnishmentFields } = await ok('reports/getGarnishmentFields', { garnishmentType })
    const required = garnishmentFields.filter((field: { required: boolean }) => field.required)
    return Object.fromEntries(
      required.map((field: { key: string; example: string }) => [field.key, field.example]),
    )
  }

  test('are added by the form of their type, changed and removed', async () => {
    const who = await added(companyId)
    const garnishmentFields = await examples('Child Support')
    const order = { garnishmentType: 'child support', garnishmentAgency: 'GA DHS', garnishmentFields }
    const { garnishmentId } = (await ok('adminPortal/addGarnishment', { garnishment: { ...who, ...order } }))
      .garnishment
    const there = { garnishmentId, ...order, garnishmentType: 'Child Support' }
    expect((await shown(who)).employeeGarnishments).toEqual([there])

    const changed = { 'Current Support Amount': '300.00' }
    await ok('adminPortal/updateGarnishment', {
      garnishment: { ...who, garnishmentId, garnishmentFields: changed },
    })
    expect((await shown(who)).employeeGarnishments).toEqual([
      { ...there, garnishmentFields: { ...garnishmentFields, ...changed } },
    ])

    const removal = { garnishment: { ...who, garnishmentId } }
    expect(await ok('adminPortal/removeGarnishment', removal)).toMatchObject({
      garnishment: { garnishmentId, status: 'Removed' },
    })
    expect((await shown(who)).employeeGarnishments).toEqual([])
    expect(await call('adminPortal/removeGarnishment', removal)).toMatchObject(
      refused('Invalid GarnishmentId'),
    )
  })

  test('a wrong type, key or value is refused by name', async () => {
    const who = await added(companyId)
    const fields = await examples('Creditor')
    const add = (garnishmentType: string, garnishmentFields: object) =>
      call('adminPortal/addGarnishment', { garnishment: { ...who, garnishmentType, garnishmentFields } })
    expect(await add('Parking', fields)).toMatchObject(refused('Invalid GarnishmentType'))
    expect(await add('Creditor', { ...fields, 'Shoe Size': '9' })).toMatchObject(
      refused('Shoe Size is not a field of Creditor'),
    )
    expect(await add('Creditor', {})).toMatchObject(refused('State is required'))
    expect((await add('Creditor', { ...fields, State: 'Mars' })).body.error.message).toMatch(
      /^State must be one of/,
    )
  })
})

describe('recurring pay items', () => {
  const stored = async (id: string) =>
    (
      await owner.query(
        `select pay_item, type, amount, allocated_basis_points as share, removed_at is not null as gone
         from recurring_pay_item where recurring_pay_item_id = $1`,
        [id],
      )
    ).rows[0]

  test('by amount or by percentage, one of the two', async () => {
    const who = await added(companyId)
    const add = (over: object) =>
      call('adminPortal/addRecurringPayItem', { ...who, payItem: 'deduction', type: 'Uniform', ...over })
    const one = refused('Exactly one of amountPerPayperiod and allocatedPercentage is required')
    expect(await add({})).toMatchObject(one)
    expect(await add({ amountPerPayperiod: 1, allocatedPercentage: 1 })).toMatchObject(one)
    expect(await add({ payItem: 'Gift', amountPerPayperiod: 1 })).toMatchObject(refused('Invalid PayItem'))

    const { recurringPayItemId: id } = (await add({ amountPerPayperiod: 12.34 })).body.recurringPayItem
    expect(await stored(id)).toMatchObject({ pay_item: 'Deduction', amount: 1234n, share: null })

    const update = (over: object) =>
      call('adminPortal/updateRecurringPayItem', { ...who, recurringPayItemId: id, ...over })
    expect((await update({ type: 'Shoes' })).status).toBe(200)
    expect(await stored(id)).toMatchObject({ type: 'Shoes', amount: 1234n, share: null })
    expect((await update({ allocatedPercentage: 2.5 })).status).toBe(200)
    expect(await stored(id)).toMatchObject({ amount: null, share: 250 })
    expect(await update({ amountPerPayperiod: 1, allocatedPercentage: 1 })).toMatchObject(one)

    await ok('adminPortal/removeRecurringPayItem', { ...who, recurringPayItemId: id })
    expect(await stored(id)).toMatchObject({ gone: true })
    expect(await update({ type: 'x' })).toMatchObject(refused('Invalid RecurringPayItemId'))
  })
})

describe('the L&I class of a worker', () => {
  const tax = {
    RiskClassNameEmployee: 'Clerical Office',
    RiskClassCode: '4904-00',
    PayrollDeductionRate: '0.1119',
    CompositeRate: '0.3138',
  }

  test('is answered as a list by getUser and as one by getUsers', async () => {
    const who = await added(companyId, { stateCode: 'WA' })
    const { employeeMiscellaneousStateTax: answer } = await ok(
      'adminPortal/addEmployeeMiscellaneousStateTax',
      {
        employeeMiscellaneousStateTax: { ...who, ...tax },
      },
    )
    const kept = { instanceId: answer.instanceId, ...tax }
    expect((await shown(who)).employeeMiscellaneousStateTax).toEqual([kept])
    const { users } = await ok('reports/getUsers', { companyId })
    expect(
      users.find((each: { userId: string }) => each.userId === who.userId).employeeMiscellaneousStateTax,
    ).toEqual(kept)
  })

  test('has a form, and refuses by its fields', async () => {
    const who = await added(companyId, { stateCode: 'WA' })
    const form = await ok('reports/getEmployeeMiscellaneousStateTaxFormFields', { code: 'WA' })
    const keys = form.employeeMiscellaneousStateTaxFormFields.map((field: { key: string }) => field.key)
    expect(keys).toEqual(Object.keys(tax))
    const add = (over: object) =>
      call('adminPortal/addEmployeeMiscellaneousStateTax', {
        employeeMiscellaneousStateTax: { ...who, ...tax, ...over },
      })
    expect(await add({ RiskClassCode: 'x' })).toMatchObject(refused('RiskClassCode must be 9999-99'))
    expect(await add({ code: 'GA' })).toMatchObject(refused('GA has no tax of this kind'))
  })
})
