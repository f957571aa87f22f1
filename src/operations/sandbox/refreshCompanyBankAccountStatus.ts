import { z } from 'zod'
import { companyExists } from '../../store/companies.ts'
import { id } from '../fields.ts'
import { operation, unknownId } from '../operation.ts'

const problem = z.object({ code: z.int(), message: z.string() })

export const refreshCompanyBankAccountStatus = operation({
  address: 'sandbox/refreshCompanyBankAccountStatus',
  verb: 'POST',
  summary: 'Asks the sandbox bank now for the status of the company’s funding account.',
  description: 'After authentication always HTTP 200: check `success` and `error` in the body.',
  body: z.object({ companyId: id('company') }),
  reply: z.object({
    success: z.boolean(),
    bankAccountStatus: z.string(),
    message: z.string(),
    error: z.union([problem, z.string()]).optional(),
  }),
  refusalReply: ({ code, message }) => ({
    success: false,
    bankAccountStatus: '',
    message,
    error: { code, message },
  }),

  async run({ body, work }) {
    if (!(await companyExists(work, body.companyId))) throw unknownId('company')

    const message = 'No active funding source exists. Link a company bank account first and retry.'
    return { success: false, bankAccountStatus: '', message, error: { code: 400, message } }
  },
})
