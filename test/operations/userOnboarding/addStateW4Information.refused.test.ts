import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { call, ok } = world
const { company, hire, schedule, later } = payroll(world)
const companyId = await company({
  today: '2026-06-01',
  states: { OH: '2.7%', PA: '3%' },
})
const hired = (name: string, state: string, city: string) =>
  hire(companyId, { name, state, city, rate: 52_000 })
const ohio = await hired('Ohi Oan', 'OH', 'Columbus')
await hired('Penn Sylvan', 'PA', 'Scranton')
await hired('Phil Delphia', 'PA', 'Philadelphia')
await later()
const [period] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
const at = { companyId, payPeriodId: period!.payPeriodId }

const save = (userId: string, code: string, stateW4Information: object) =>
  call('userOnboarding/addStateW4Information', { userId, code, stateW4Information })

test('W12: a city that taxes and that no law knows is refused when it is saved, with what is known', async () => {
  expect(await save(ohio.userId, 'OH', { 'City of Employment': 'Youngstown' })).toMatchObject(
    refused(
      'City of Employment names OH-YOUNGSTOWN, for which no law is known; known are Akron, Cincinnati, Cleveland, ' +
        'Columbus, Dayton, Toledo; None where no tax is taken there',
    ),
  )
  const { tasks } = await ok('reports/getUserTask', { companyId, userId: ohio.userId })
  expect(tasks).toEqual([
    {
      task: 'Add City of Residence',
      description:
        'OH: the worker lives in Columbus, OH, which may tax wages, and has no City of Residence (None outside of the city).',
      operation: 'userOnboarding/addStateW4Information',
    },
  ])
})

test('1.12: a PSD code that can be none is refused when it is saved', async () => {
  expect((await save(ohio.userId, 'PA', { 'Resident PSD Code': '999999' })).body.error.message).toBe(
    'Resident PSD Code must be a PSD code: 6 digits, the first two 01 to 67 or 70 to 73 (880000: lives in another state)',
  )
})

test('W12, W13 and 1.1: a local tax that cannot be known is said aloud, by the preview as by the run', async () => {
  const { warnings, blockers } = await ok('payroll/previewPayroll', at)
  expect(blockers).toEqual([])
  const answers = '; addStateW4Information answers it'
  expect(warnings.sort()).toEqual([
    `Ohi Oan lives in Columbus, OH, which may tax wages, and has no City of Residence (None outside of the city)${answers}`,
    `Penn Sylvan has no Resident PSD Code, and without it local taxes of PA are not known${answers}`,
    `Penn Sylvan has no Work PSD Code, and without it local taxes of PA are not known${answers}`,
    `Phil Delphia has no Work PSD Code, and without it local taxes of PA are not known${answers}`,
  ])
  await ok('userOnboarding/addStateW4Information', {
    userId: ohio.userId,
    code: 'OH',
    stateW4Information: { 'City of Employment': 'Columbus', 'City of Residence': 'None' },
  })
  const after = await ok('payroll/previewPayroll', at)
  expect(after.warnings.filter((words: string) => words.startsWith('Ohi'))).toEqual([])
})
