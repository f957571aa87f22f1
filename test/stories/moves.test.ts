import { expect, test } from 'vitest'
import { refused } from '../support/caller.ts'
import { payroll, type Slip } from '../support/payroll.ts'
import { people } from '../support/people.ts'
import { sharedService } from '../support/shared.ts'

/** Who moves is taxed where the work was done, day by day, and not where the payday finds them. */
const world = await sharedService()
const { call, ok } = world
const { company, hire, schedule, preview, run, later } = payroll(world)
const { shown } = people(world)

const companyId = await company({
  today: '2026-06-01',
  states: { NY: '2.7%', FL: '2.7%', CA: '3.4%', AZ: '2%' },
})
const salaried = { rate: 104_000, city: 'Albany' } // 4,000 every two weeks
const stays = await hire(companyId, { name: 'Stay Home', state: 'NY', ...salaried })
const paidLater = await hire(companyId, { name: 'Paid Later', state: 'NY', ...salaried })
const inside = await hire(companyId, { name: 'In Side', state: 'FL', ...salaried, city: 'Miami' })
const byHour = { rate: 50, basis: 'Per Hour', city: 'Albany' }
const clocked = await hire(companyId, { name: 'Clo Cked', state: 'NY', ...byHour })
await later()
const [first, second] = await schedule(companyId, { payBeginDate: '2026-06-15', payDate: '2026-07-03' })
const at = { companyId, payPeriodId: first!.payPeriodId }

const move = (userId: string, over: object) => call('adminPortal/updateUser', { user: { userId, ...over } })
const miami = { address1: '1 Ocean Drive', city: 'Miami', state: 'FL', zipcode: '33139' }

const newYork = ['NY - State Withholding Tax', 'NY - State Disability Insurance', 'NY - Paid Family Leave']
const ofNewYork = ({ taken }: Slip) => newYork.map((name) => taken[name])

test('A8: work in NY is taxed in NY although FL is the state on the pay date', async () => {
  expect(
    (await move(paidLater.userId, { userRemoteLocation: miami, effectiveDate: '2026-07-01' })).status,
  ).toBe(200)
  const slips = await preview(at)
  expect(ofNewYork(slips['Stay Home']!)).toEqual([197.34, 1.2, 17.28])
  expect(slips['Paid Later']).toEqual(slips['Stay Home'])
  expect(slips['Paid Later']!.employer['NY - State Unemployment Insurance']).toBe(108) // 4,000 × 2.7 %
  expect(slips['Paid Later']!.employer).not.toHaveProperty('FL - State Unemployment Insurance')
  // Of the next period, two of ten weekdays are New York's: 800 × 0.432 %.
  const next = (await preview({ companyId, payPeriodId: second!.payPeriodId }))['Paid Later']!
  expect(ofNewYork(next).slice(1)).toEqual([1.2, 3.46])
  expect(next.employer['FL - State Unemployment Insurance']).toBe(86.4) // 3,200 × 2.7 %
})

test('A8: a move inside a period splits it by weekdays, and every tax goes with its share', async () => {
  const albany = { address1: '1 State Street', city: 'Albany', state: 'NY', zipcode: '12207' }
  await move(inside.userId, { userRemoteLocation: albany, effectiveDate: '2026-06-08' })
  // 06-15 to 06-23 are seven weekdays, 06-24 to 06-28 are three: 2,800.00 and 1,200.00.
  await move(inside.userId, { userRemoteLocation: miami, effectiveDate: '2026-06-24' })
  const slip = (await preview(at))['In Side']!
  expect(slip.gross).toBe(4000)
  // 197.34 × 7/10 = 138.138; SDI 0.5 % of 2,800 up to 0.60 a week; PFL 2,800 × 0.432 %.
  expect(ofNewYork(slip)).toEqual([138.14, 1.2, 12.1])
  expect(slip.employer).toMatchObject({
    'NY - State Unemployment Insurance': 75.6, // 2,800 × 2.7 %
    'FL - State Unemployment Insurance': 32.4, // 1,200 × 2.7 %
  })
  const whole = (await preview(at))['Stay Home']!
  for (const federal of ['Federal Withholding Tax', 'Social Security', 'Medicare']) {
    expect([federal, slip.taken[federal]]).toEqual([federal, whole.taken[federal]])
  }
})

test('A8: hours go with the days of their entries', async () => {
  const timeTrackingPolicy = { companyId, name: 'Hours' }
  const policy = (await ok('adminPortal/addTimeTrackingPolicy', { timeTrackingPolicy })).timeTrackingPolicy
  await ok('adminPortal/addTimeTrackingPolicyAssignments', {
    companyId,
    timeTrackingPolicyId: policy.timeTrackingPolicyId,
    userIds: [clocked.userId],
  })
  await ok('sandbox/setClock', { to: '2026-06-26T22:00:00Z' })
  const enter = (day: string) =>
    ok('userPortal/addTimeEntry', { ...clocked, start: `${day}T09:00`, end: `${day}T17:00` })
  for (const day of ['2026-06-15', '2026-06-16', '2026-06-17', '2026-06-24']) await enter(day)
  const { timeCards } = await ok('reports/getTimeCards', { companyId, payPeriodId: at.payPeriodId })
  const timeCardIds = timeCards.map(({ timeCardId }: { timeCardId: string }) => timeCardId)
  await ok('userPortal/submitTimeCard', { companyId, timeCardIds })
  await ok('adminPortal/approveTimeCards', { companyId, timeCardIds })
  await ok('adminPortal/syncTimeCardsToPayroll', { ...at, timeCardIds })
  await move(clocked.userId, { userRemoteLocation: miami, effectiveDate: '2026-06-24' })
  const slip = (await preview(at))['Clo Cked']!
  expect(slip.gross).toBe(1600) // 32 hours at 50
  expect(slip.employer).toMatchObject({
    'NY - State Unemployment Insurance': 32.4, // 24 hours: 1,200 × 2.7 %
    'FL - State Unemployment Insurance': 10.8, // 8 hours: 400 × 2.7 %
  })
})

test('A8: the lines that are kept name the place and the days of each part', async () => {
  await run(at)
  const { rows } = await world.owner.query(
    `select state, amount::int, begins::text, ends::text from (
       select coalesce(state, '') as state, amount, begin_date as begins, end_date as ends from pay_line
       where user_id = $1 and kind = 'earning') l order by begins`,
    [inside.userId],
  )
  expect(rows).toEqual([
    { state: 'NY', amount: 280_000, begins: '2026-06-15', ends: '2026-06-23' },
    { state: 'FL', amount: 120_000, begins: '2026-06-24', ends: '2026-06-28' },
  ])
})

test('A8: the paycheck of a mover is explained as it was paid', async () => {
  const asked = { payPeriodId: at.payPeriodId, userId: inside.userId }
  const { explanation } = await ok('reports/explainPaycheck', asked)
  const tax = explanation.find(({ code }: { code: string }) => code === 'NY.incomeTax')
  expect([tax.taxable, tax.amount]).toEqual([2800, 138.14])
  expect(tax.steps.at(-1)).toMatchObject({ line: 'share of the place', value: '138.14' })
})

test('A8: every state of the period needs a registration, not only that of its last day', async () => {
  const there = await company({ today: '2026-06-27', states: { FL: '2.7%' } })
  const { userId } = await hire(there, { name: 'Un Known', state: 'NY', ...salaried })
  await later()
  const [only] = await schedule(there, { payBeginDate: '2026-06-29', payDate: '2026-07-17' })
  const blockers = async () => {
    const reply = await ok('payroll/previewPayroll', { companyId: there, payPeriodId: only!.payPeriodId })
    return reply.blockers.map(({ message }: { message: string }) => message)
  }
  await move(userId, { userRemoteLocation: miami, effectiveDate: '2026-07-06' })
  expect(await blockers()).toEqual(['There is no state registration for NY'])
  await move(userId, { userRemoteLocation: miami, effectiveDate: '2026-06-29' })
  expect(await blockers()).toEqual([])
})

test('1.6: a remote worker moves with the address, and the next period is taxed there', async () => {
  const sanFrancisco = { address1: '1 Bay Street', city: 'San Francisco', state: 'CA', zipcode: '94105' }
  const { userId } = stays
  expect(await move(userId, { userRemoteLocation: sanFrancisco, stateCode: 'AZ' })).toMatchObject(
    refused('stateCode is AZ and userRemoteLocation is in CA; leave stateCode out or send the same state'),
  )
  expect(
    await move(userId, {
      companyLocationCategory: 'Office',
      companyLocationId: (await ok('reports/getCompanyLocationInfo', { companyId })).companyLocations[0]
        .companyLocationId,
      userRemoteLocation: sanFrancisco,
    }),
  ).toMatchObject(
    refused('userRemoteLocation is for a Remote worker; send companyLocationCategory: Remote with it'),
  )
  const moved = { userRemoteLocation: sanFrancisco, effectiveDate: '2026-06-29' }
  expect((await move(userId, moved)).status).toBe(200)
  expect(
    await move(userId, { companyLocationCategory: 'Remote', stateCode: 'AZ', effectiveDate: '2026-06-30' }),
  ).toMatchObject(
    refused(
      'This worker works remotely from an address in CA: send userRemoteLocation (address1, city, state, zipcode) of ' +
        'the new place, with effectiveDate',
    ),
  )
  await ok('sandbox/setClock', { to: '2026-06-30T15:00:00Z' })
  expect(await shown(stays)).toMatchObject({ stateCode: 'CA', userRemoteLocation: { city: 'San Francisco' } })
  const next = (await preview({ companyId, payPeriodId: second!.payPeriodId }))['Stay Home']!
  expect(next.taken).toHaveProperty('CA - State Withholding Tax')
  expect(ofNewYork(next).slice(1)).toEqual([undefined, undefined])
})
