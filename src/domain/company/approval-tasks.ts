import type { CompanyTask } from './company-tasks.ts'

/** Payrolls that wait for a second person. */
export const approvalTasks = (
  awaited: readonly { readonly payDate: string; readonly requestedBy: string }[],
): readonly CompanyTask[] =>
  awaited.map(({ payDate, requestedBy }) => ({
    code: 'approvePayroll',
    task: 'Approve Payroll',
    description: `The payroll of ${payDate} waits for approval by someone other than ${requestedBy}`,
    operation: 'payroll/approvePayroll',
  }))
