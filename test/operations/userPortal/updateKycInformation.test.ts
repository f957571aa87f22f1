import { expect, test } from 'vitest'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'
import { accounts } from './accounts.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { withKyc } = await accounts(sandbox)
const { shown } = people(sandbox)

test('changes address and phone from today on, and nothing else', async () => {
  const who = await withKyc()
  const before = await shown(who)
  const body = {
    kycInformation: {
      userId: who.userId,
      address1: '9 Oak Road',
      address2: '',
      city: 'Macon',
      state: 'ga',
      zipcode: '31201',
      phoneNumber: '(478) 555-0100',
    },
  }
  expect(await ok('userPortal/updateKycInformation', body)).toMatchObject({
    kycInformation: { userId: who.userId, status: 'Ready' },
  })
  expect(await shown(who)).toEqual({
    ...before,
    phoneNumber: '4785550100',
    userAddress: { address1: '9 Oak Road', city: 'Macon', state: 'GA', zipcode: '31201', country: 'US' },
  })
})

test('keeps what is left out; an address comes whole', async () => {
  const who = await withKyc()
  const before = await shown(who)
  const update = (sent: object) =>
    call('userPortal/updateKycInformation', { kycInformation: { userId: who.userId, ...sent } })

  expect(await update({ phoneNumber: '4785550101', city: null })).toMatchObject({ status: 200 })
  expect(await shown(who)).toEqual({ ...before, phoneNumber: '4785550101' })
  const moved = { address1: '9 Oak Road', city: 'Macon', state: 'GA', zipcode: '31201' }
  expect(await update(moved)).toMatchObject({ status: 200 })
  expect((await shown(who)).userAddress).toEqual({ ...moved, country: 'US' })

  const { state: _, ...stateless } = moved
  for (const [sent, field] of [
    [stateless, 'state'],
    [{ address2: 'Apt 3' }, 'address1'],
  ] as const) {
    expect((await update(sent)).body.error.message).toBe(
      `kycInformation.${field}: is needed with the rest of the address`,
    )
  }
})
