import type { z } from 'zod'
import { writeInput } from '../../domain/pay/stored-input.ts'
import type { BonusRow } from '../../domain/payroll/bonus-file.ts'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import type { GivenFacts } from '../../domain/payroll/person.ts'
import { laborNamed } from '../../domain/structure/labor.ts'
import { groupedBy } from '../../kernel/grouped.ts'
import type { Work } from '../../store/database/work.ts'
import type { BonusPayee } from '../../store/payroll/bonus-payees.ts'
import { enrolledIds } from '../../store/payroll/enrollment.ts'
import { saveInputs, saveMembers } from '../../store/payroll/period-inputs.ts'
import { type bonusRecord, rowWords } from '../../wire/bonus-file.ts'
import { mayBeNet } from '../../wire/net-pay.ts'
import { wordFault } from '../../wire/pay-words.ts'
import { noUnitWords } from '../../wire/sheet.ts'
import { type UnitOf, unitsNamed } from '../people/units-named.ts'
import { nameOf } from '../people/workers-named.ts'
import { declaredWords, type TreatmentOf } from './declared-words.ts'
import { payeesNamed } from './payees-named.ts'

/** A row with the worker whom it means, or with what is wrong with it. */
export interface MetBonus {
  readonly row: BonusRow
  readonly payee: BonusPayee | undefined
  readonly fault: string | undefined
  readonly line: Line | undefined
}

type Line = NonNullable<GivenFacts['compensation']>[number]

/** Everything that rows name, looked up at once; nothing is written. */
export async function meetBonuses(
  work: Work,
  period: PeriodFacts,
  rows: readonly BonusRow[],
): Promise<readonly MetBonus[]> {
  const { payees, meet } = await payeesNamed(work, period, rows)
  const isRegular = period.periodType === 'Regular'
  const only = payees.map(({ userId }) => userId)
  const enrolled = new Set(isRegular ? await enrolledIds(work, { period, only }) : only)
  const words = rows.map(({ description: word }) => ({ payItem: 'AdditionalCompensation', word }))
  const treated = await declaredWords(work, period.companyId, words)
  const units = await unitsNamed(work, period.companyId, rows)

  const found: Found = { meet, enrolled, treated, units }
  return rows.map((row) => met(row, found))
}

/** Writes what good rows give: a worker's rows replace what an earlier file gave; who is in no bonus run yet is added. */
export async function keepBonuses(
  work: Work,
  period: PeriodFacts,
  met: readonly MetBonus[],
): Promise<number> {
  const lines = groupedBy(met, ({ payee }) => payee!.userId)
  const inputs = [...lines].map(([userId, rows]) => ({
    userId,
    data: writeInput({ compensation: rows.map(({ line }) => line!) }),
  }))
  await saveInputs(work, period, 'file', inputs)
  const added = [...lines].filter(
    ([, [first]]) => period.periodType !== 'Regular' && first!.payee!.included === null,
  )
  await saveMembers(
    work,
    period,
    added.map(([userId]) => ({
      ...{ userId, included: true, amount: null, paymentMethod: null, paidOutside: false },
      reason: 'Bonuses by file',
    })),
  )
  return inputs.length
}

export const bonusForm = ({ row, payee, fault }: MetBonus): z.output<typeof bonusRecord> => ({
  row: row.row,
  userId: payee?.userId ?? null,
  userName: payee?.name ?? nameOf(row).value,
  description: row.description,
  amount: row.cents ?? null,
  isNet: row.asNet,
  error: fault ?? '',
  replaces: payee?.isGiven === true,
})

interface Found {
  readonly meet: Awaited<ReturnType<typeof payeesNamed>>['meet']
  readonly enrolled: ReadonlySet<string>
  readonly treated: TreatmentOf
  readonly units: UnitOf
}

function met(row: BonusRow, found: Found): MetBonus {
  const { payee, fault: unmet } = found.meet(row)
  const fault = row.fault ?? unmet ?? payeeFault(payee!, found) ?? lineFault(row, found)
  if (fault !== undefined) return { row, payee, fault, line: undefined }
  return { row, payee, fault, line: lineOf(row, found) }
}

function payeeFault(
  { name, isPayable, isOnSchedule, included, userId }: BonusPayee,
  { enrolled }: Found,
): string | undefined {
  if (!isPayable) return rowWords.notPayable(name)
  if (!isOnSchedule && included !== true) return rowWords.otherSchedule(name)
  if (included === false) return rowWords.removed(name)
  return enrolled.has(userId) ? undefined : rowWords.notEnrolled(name)
}

function lineFault(row: BonusRow, { treated, units }: Found): string | undefined {
  const { description: word } = row
  const known = treated('AdditionalCompensation', word)
  const unknown = wordFault({ payItem: 'AdditionalCompensation', word }, known !== undefined)
  if (unknown !== undefined) return unknown
  if (row.asNet && !mayBeNet(row.cents!, known?.as ?? word)) return rowWords.notNet(word)
  const missing = (['department', 'job'] as const).find((kind) => row[kind] !== '' && !units(kind, row[kind]))
  return missing && noUnitWords(missing, row[missing])
}

function lineOf(row: BonusRow, { treated, units }: Found): Line {
  const labor = laborNamed({
    departmentId: units('department', row.department),
    jobId: units('job', row.job),
  })
  return {
    description: row.description,
    amount: row.cents!,
    ...(row.asNet ? { isNet: true as const } : {}),
    ...treated('AdditionalCompensation', row.description),
    ...labor,
  }
}
