import { type Cents, cents, ZERO } from '../../kernel/money.ts'
import type { CheckChange } from '../payroll/compare.ts'
import { idColumn } from './id-column.ts'
import type { Columns, ReportRow } from './report.ts'

export const varianceColumns = {
  userId: idColumn('Worker id', 'Whose pay differs.'),
  userName: { label: 'Worker', kind: 'text', says: 'The name of the worker.' },
  grossBefore: { label: 'Gross before', kind: 'money', says: 'Gross in the payroll before.' },
  gross: { label: 'Gross', kind: 'money', says: 'Gross in this payroll.' },
  grossChange: { label: 'Change', kind: 'money', says: 'What gross changed by.' },
  netBefore: { label: 'Net before', kind: 'money', says: 'Net in the payroll before.' },
  net: { label: 'Net', kind: 'money', says: 'Net in this payroll.' },
  netChange: { label: 'Change', kind: 'money', says: 'What net changed by.' },
  why: { label: 'Why', kind: 'text', says: 'What differs, in words.', example: 'has other hours' },
} as const satisfies Columns

export const varianceRow = (change: CheckChange): ReportRow<typeof varianceColumns> => {
  const [grossBefore, gross] = [change.grossBefore ?? ZERO, change.gross ?? ZERO]
  const [netBefore, net] = [change.netBefore ?? ZERO, change.net ?? ZERO]
  return {
    userId: change.userId,
    userName: change.name,
    grossBefore,
    gross,
    grossChange: less(gross, grossBefore),
    netBefore,
    net,
    netChange: less(net, netBefore),
    why: change.reasons.map(({ message }) => message).join('; '),
  }
}

const less = (one: Cents, other: Cents): Cents => cents(one - other)
