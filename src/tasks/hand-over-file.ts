import { z } from 'zod'
import { type FileKindName, fileKinds } from '../domain/money/ach-kinds.ts'
import { FUNDING } from '../domain/money/funding.ts'
import { transactionMachine } from '../domain/money/transaction.ts'
import { runMachine } from '../domain/payroll/run.ts'
import type { Id } from '../kernel/ids.ts'
import { assert } from '../kernel/problem.ts'
import { isAnythingWaiting, openFile } from '../store/money/ach-files.ts'
import { markHandedOver } from '../store/money/releases.ts'
import { lockTransfers, receivableOf } from '../store/money/transfers.ts'
import { lockMoney } from '../work/money/load.ts'
import { returnsLater } from '../work/money/returns-later.ts'
import { handOverLater } from '../work/money/schedule.ts'
import { day, ofRun } from './fields.ts'
import { handOver, handOverOf } from './hand-over.ts'
import { patient } from './schedules.ts'
import { outsideTask } from './task.ts'

/** Hands a file to the bank: once, however often this is tried. */
export const handOverFile = outsideTask({
  name: 'handOverFile',
  payload: z.object({
    ...ofRun,
    kind: z.custom<FileKindName>((value) => String(value) in fileKinds),
    through: day(),
  }),
  retries: patient,
  limit: 300,

  async prepare(work, { payload }) {
    const money = await lockMoney(work, payload)
    if (!money) return undefined
    const { run } = money
    // Taxes wait while the company owes us the money for them; what is owed to workers' creditors went with their pay.
    if (payload.kind === 'tax' && (await receivableOf(work, run.companyId)) > 0n) return undefined
    const unfunded = await lockTransfers(work, run, {
      names: FUNDING,
      statuses: [transactionMachine.state.pending],
    })
    // Taxes of pay by check can be due before its wire: they go out when it has come.
    if (payload.kind === 'tax' && unfunded.some(({ name }) => name === 'Wire')) return undefined
    if (
      run.status === runMachine.state.inProcess &&
      ['credit', 'garnishment', 'tax'].includes(payload.kind)
    ) {
      assert(unfunded.length === 0, `run ${run.runId} is not funded yet`)
    }
    const file = await openFile(work, run, payload)
    return file && handOverOf(work, file)
  },

  call: handOver,

  async record(work, { companyId, payload }, { achFileId, entries }) {
    await markHandedOver(work, { companyId: companyId!, achFileId })
    work.note({ subjectIds: [achFileId], facts: { kind: payload.kind, entries } })
    if (!work.isSandbox) returnsLater(work, companyId!, work.now)
    // What began to wait while the bank did not answer asked by the same key, and so did not ask.
    if (await isAnythingWaiting(work, payload))
      handOverLater(
        work,
        { companyId: companyId!, runId: payload.runId as Id<'run'> },
        { ...payload, at: work.now },
      )
  },
})
