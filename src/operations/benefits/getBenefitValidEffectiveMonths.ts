import { z } from 'zod'
import { monthName, nextMonthStarts } from '../../domain/benefits/effective-months.ts'
import { companyExists } from '../../store/company/companies.ts'
import { hasBroughtPay } from '../../store/payroll/pay-history.ts'
import { optionalId } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { operation } from '../declaration/operation.ts'

export const getBenefitValidEffectiveMonths = operation({
  address: 'benefits/getBenefitValidEffectiveMonths',
  job: 'benefits',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'worker' },
  summary: 'Lists the months in which benefits can become effective.',
  description:
    'The next twelve month starts, from the client’s own today. With `companyId` the current month comes first where the ' +
    'company imported pay of this year (importPayrollHistory): its people keep the benefits that they had.',
  body: z.object({ companyId: optionalId('company') }),
  reply: z.array(z.string().meta({ examples: ['December 2026'] })),

  async run({ body: { companyId }, work }) {
    const months = nextMonthStarts(work.today)
    if (!companyId) return [...months]
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const isMovedIn = await hasBroughtPay(work, companyId)
    return [...(isMovedIn ? [monthName(work.today)] : []), ...months]
  },
})
