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

test('W12: a city whose tax nobody knows is refused when it is saved, and what is open is a task', async () => {
  expect(await save(ohio.userId, 'OH', { 'City of Employment': 'Germantown' })).toMatchObject(
    refused(
      'City of Employment names OH-GERMANTOWN, whose tax could not be determined: ask the place for its rate; ' +
        'None withholds nothing for it',
    ),
  )
  const { tasks } = await ok('reports/getUserTask', { companyId, userId: ohio.userId })
  expect(tasks).toEqual([
    {
      code: 'answerPlace',
      task: 'Add City of Employment',
      description:
        'OH: the worker works in OH, where most cities tax wages, and has no City of Employment (None outside of a city).',
      operation: 'userOnboarding/addStateW4Information',
    },
    {
      code: 'answerPlace',
      task: 'Add School District Number',
      description:
        'OH: the worker lives in OH and has no School District Number (None where it takes no tax).',
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
  const open = [
    'Ohi Oan lives in OH and has no School District Number (None where it takes no tax)',
    'Ohi Oan works in OH, where most cities tax wages, and has no City of Employment (None outside of a city)',
    'Penn Sylvan has no Resident PSD Code, and without it local taxes of PA are not known',
    'Penn Sylvan has no Work PSD Code, and without it local taxes of PA are not known',
    'Phil Delphia has no Work PSD Code, and without it local taxes of PA are not known',
  ]
  // With the range that is at stake.
  expect(warnings.sort()).toEqual(
    open.map((words) => expect.stringMatching(startsWith(`${words}${answers} (between 0.00 and `))),
  )
  await ok('userOnboarding/addStateW4Information', {
    userId: ohio.userId,
    code: 'OH',
    stateW4Information: {
      'City of Employment': 'Columbus',
      'City of Residence': 'None',
      'School District Number': 'None',
    },
  })
  const after = await ok('payroll/previewPayroll', at)
  expect(after.warnings.filter((words: string) => words.startsWith('Ohi'))).toEqual([])
})

const startsWith = (words: string) =>
  new RegExp(`^${words.replace(/[.()]/g, '\\$&')}\\d+\\.\\d\\d of this pay\\)$`)
