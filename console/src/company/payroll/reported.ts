import { total } from '../../format/money.tsx'
import type { PayLine } from '../shared/payroll-sums.ts'

/** Tips that a paycheck has, charged and in cash. */
export const reportedOf = ({ payDetails }: PayLine): number =>
  total(payDetails.filter(({ type }) => type === 'Tips' || type === 'Cash Tips').map(({ amount }) => amount))
