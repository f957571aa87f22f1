import { z } from 'zod'
import { loadWages } from '../../store/people/wages.ts'
import { amount, id } from '../../wire/fields/fields.ts'
import { stretchesOf } from '../../wire/in-force.ts'
import { namedIn } from '../../work/payroll/load-period.ts'
import { operation } from '../declaration/operation.ts'

export const getUserWages = operation({
  address: 'reports/getUserWages',
  job: 'employment',
  verb: 'GET',
  access: {
    scope: 'read',
    roles: ['administrator', 'bookkeeper', 'worker', 'formerWorker'],
    reach: 'worker',
  },
  summary: 'Lists every wage of a worker, past and future, earliest first.',
  description: 'getUser answers the one that is in force. The fields are those that addUserWage takes.',
  body: z.object({ companyId: id('company'), userId: id('user') }),
  reply: z.object({
    userWages: z.array(
      z.object({
        userWageId: z.uuid(),
        startDate: z.string().describe('The first day on which it is paid.'),
        endDate: z
          .string()
          .nullable()
          .describe('The last day, before the next wage begins; null for the last wage.'),
        standing: z.enum(['past', 'current', 'future']).describe('Whether it is paid today.'),
        wageRate: amount(),
        wageBasis: z.string(),
        standardWorkingHours: z.number(),
        userType: z.string(),
        employmentStatus: z.string(),
        userRefTaxExempt: z.string(),
        differentialPay: z.enum(['Yes', 'No']),
        paymentMethod: z.string(),
        taxExemptions: z.array(z.string()),
      }),
    ),
  }),

  async run({ body: { companyId, userId }, work }) {
    await namedIn(work, companyId, { userId })
    const wages = await loadWages(work, { companyId, userId })

    const stretches = stretchesOf(
      wages.map(({ from }) => from),
      work.today,
    )
    return {
      userWages: wages.map((wage, at) => ({
        userWageId: wage.userWageId,
        startDate: wage.from as string,
        ...stretches[at]!,
        wageRate: wage.rate,
        wageBasis: wage.basis,
        standardWorkingHours: wage.weeklyHours / 100,
        userType: wage.employeeType,
        employmentStatus: wage.employmentStatus,
        userRefTaxExempt: wage.refTaxExempt,
        differentialPay: wage.differentialPay ? ('Yes' as const) : ('No' as const),
        paymentMethod: wage.paymentMethod,
        taxExemptions: [...wage.taxExemptions],
      })),
    }
  },
})
