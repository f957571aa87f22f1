import { expect, test } from 'vitest'
import { typePatterns } from '../../../src/law/language/form.ts'
import { sharedService } from '../../support/shared.ts'

const { call, ok } = await sharedService()

test('the form of an order, with examples', async () => {
  const { garnishmentFields } = await ok('reports/getGarnishmentFields', { garnishmentType: 'child support' })
  expect(garnishmentFields[2]).toEqual({
    key: 'Current Support Amount',
    description: 'Current support for each payment period',
    type: 'amount',
    format: 'dollars and cents, for example 250.00',
    required: true,
    example: '250.00',
    group: 'Amounts',
    help: '',
    showWhen: null,
    pattern: typePatterns.amount!.source,
  })
})

test('an unknown kind of order', async () => {
  expect(await call('reports/getGarnishmentFields', { garnishmentType: 'Blackmail' })).toMatchObject({
    status: 400,
    body: { error: { message: 'Invalid GarnishmentType' } },
  })
})
