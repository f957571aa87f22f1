import { z } from 'zod'
import { type BlockerCode, blockerCodes } from '../domain/payroll/blocker-codes.ts'
import type { RunBlocker } from '../domain/payroll/blockers.ts'
import type { Warning, WarningCode } from '../domain/payroll/warning-codes.ts'
import { warningCodes } from '../domain/payroll/warning-codes.ts'
import type { WorkerBlocker } from '../domain/payroll/worker-blocker.ts'

/** What stands in the way of a payroll and what it warns of, for people and for programs. */

const meanings = (codes: readonly (readonly [string, string])[]): string =>
  codes.map(([code, means]) => `\`${code}\`: ${means}.`).join(' ')

const body = z
  .record(z.string(), z.string())
  .optional()
  .describe('What to call the operation with, as far as it is known.')

export const blocker = z.object({
  code: z
    .enum(Object.keys(blockerCodes) as [BlockerCode, ...BlockerCode[]])
    .describe(`What kind of blocker it is. ${meanings(Object.entries(blockerCodes))}`),
  message: z.string(),
  operation: z.string(),
  userIds: z.array(z.uuid()).describe('The workers whom it is about; empty where it is the company.'),
  body,
  userId: z.uuid().optional().describe('The worker whom it keeps from being paid.'),
  field: z.string().optional().describe('What of the worker is to be mended.'),
})

export const warningDetails = () =>
  z
    .array(
      z.object({
        code: z
          .enum(Object.keys(warningCodes) as [WarningCode, ...WarningCode[]])
          .describe(
            'What kind of warning it is. ' +
              meanings(Object.entries(warningCodes).map(([code, { means }]) => [code, means])),
          ),
        message: z.string().describe('The warning, as it stands in `warnings`.'),
        userIds: z.array(z.uuid()).describe('The workers whom it is about; empty where it is the company.'),
        operation: z.string().describe('The operation that mends it; empty where nothing does.'),
        body,
      }),
    )
    .describe('The warnings by their codes; at most a hundred of them.')

interface About {
  readonly companyId: string
  readonly payPeriodId: string
}

export const blockerForm = ({ code, path, message, about }: RunBlocker, of: About) => ({
  code,
  message,
  operation: path,
  userIds: [],
  body: bodyFor(path, of, about),
})

export const workerBlockerForm = ({ code, message, operation, userId, field }: WorkerBlocker, of: About) => ({
  code,
  message,
  operation,
  userIds: userId === '' ? [] : [userId],
  ...(operation === '' ? {} : { body: bodyFor(operation, of, userId === '' ? {} : { userId }) }),
  ...(userId === '' ? {} : { userId }),
  ...(field === '' ? {} : { field }),
})

export const warningForm = ({ code, message, userIds, operation }: Warning, of: About) => ({
  code,
  message,
  userIds: [...userIds],
  operation,
  ...(operation === ''
    ? {}
    : { body: bodyFor(operation, of, userIds.length === 1 ? { userId: userIds[0]! } : {}) }),
})

/** Operations of area payroll are about the period as well. */
const bodyFor = (
  operation: string,
  { companyId, payPeriodId }: About,
  more: Readonly<Record<string, string>>,
) => ({
  companyId,
  ...(operation.startsWith('payroll/') ? { payPeriodId } : {}),
  ...more,
})
