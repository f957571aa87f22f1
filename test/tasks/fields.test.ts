import { expect, test } from 'vitest'
import { z } from 'zod'
import type { TaskName } from '../../src/domain/tasks.ts'
import { instant } from '../../src/kernel/dates.ts'
import { newId } from '../../src/kernel/ids.ts'
import type { LaterItem, Work } from '../../src/store/database/work.ts'
import { idOf, ofCompany, ofRun } from '../../src/tasks/fields.ts'
import { tasks } from '../../src/tasks/index.ts'
import { task } from '../../src/tasks/task.ts'

/** Each name once, as the compiler knows them: a task that is missing here, or here alone, does not compile. */
const names: Readonly<Record<TaskName, true>> = {
  accrueTimeOff: true,
  closeWire: true,
  collectReceivable: true,
  dateDeposits: true,
  extendSchedule: true,
  handOverFile: true,
  keepTime: true,
  markStaleChecks: true,
  passPrenote: true,
  payOrderAgain: true,
  processRun: true,
  readReturns: true,
  remindFilings: true,
  sendLetter: true,
  sendPrenote: true,
  sendSignIn: true,
  settleCredits: true,
  settleDebit: true,
  settlePayments: true,
  submitFiling: true,
  useTaxCredits: true,
  verifyBusiness: true,
  verifyCompanyBankAccount: true,
  verifyIdentity: true,
  verifyUserBankAccount: true,
  watchPayee: true,
}

test('every name of the table is a task, and the other way round', () => {
  expect(tasks.map(({ name }) => name).sort()).toEqual(Object.keys(names).sort())
})

const companyId = newId<'company'>()
const runId = newId<'run'>()
const when = { key: 'k', companyId, dueAt: instant(0) }

test('who asks for later work names a task and gives what it carries; nothing else compiles', () => {
  const asked: LaterItem[] = []
  const later: Work['later'] = (item) => void asked.push(item)
  later({ ...when, task: 'accrueTimeOff', payload: { companyId, runId } })
  // @ts-expect-error no task has this name
  later({ ...when, task: 'accrueTimeOf', payload: { companyId, runId } })
  // @ts-expect-error the run is missing
  later({ ...when, task: 'accrueTimeOff', payload: { companyId } })
  // @ts-expect-error a company is not a run
  later({ ...when, task: 'accrueTimeOff', payload: { companyId, runId: companyId } })
  // @ts-expect-error a payload of another task
  later({ ...when, task: 'handOverFile', payload: { companyId, runId } })
  // @ts-expect-error without a payload
  later({ ...when, task: 'keepTime' })
  expect(asked).toHaveLength(6)
})

const shared = { retries: [], run: async () => undefined }

test('a task reads what its name stands for', () => {
  const taken = task({ name: 'accrueTimeOff', payload: z.object(ofRun), ...shared })
  expect(taken.payload.safeParse({ companyId, runId }).success).toBe(true)
  expect(taken.payload.safeParse({ companyId }).success).toBe(false)
  // @ts-expect-error it reads less than the table says
  task({ name: 'accrueTimeOff', payload: z.object(ofCompany), ...shared })
  // @ts-expect-error it asks for more than the table gives
  task({ name: 'keepTime', payload: z.object({ ...ofCompany, more: z.string() }), ...shared })
  // @ts-expect-error it takes one id for another
  task({ name: 'keepTime', payload: z.object({ companyId: idOf<'run'>() }), ...shared })
  // @ts-expect-error no task has this name
  task({ name: 'keepsTime', payload: z.object(ofCompany), ...shared })
})
