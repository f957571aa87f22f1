import { z } from 'zod'
import { moneyNews } from '../../domain/money/news.ts'
import { owedAgain } from '../../domain/money/remittance.ts'
import { lockCompany } from '../../store/company/companies.ts'
import { remittancesWhere } from '../../store/money/remittances.ts'
import { id, text } from '../../wire/fields/fields.ts'
import { known, unknownId } from '../../wire/fields/nouns.ts'
import { withdraw } from '../../work/money/withdraw.ts'
import { operation } from '../declaration/operation.ts'

export const removeRemittance = operation({
  address: 'benefits/removeRemittance',
  job: 'benefits',
  verb: 'DELETE',
  access: { scope: 'money', roles: ['administrator'], reach: 'company' },
  summary: 'Withdraws a remittance that was recorded by mistake or not honored.',
  description: 'It stays in the ledger with its opposite, dated today; what it cleared is owed again.',
  body: z.object({
    remittance: z.object({
      companyId: id('company'),
      remittanceId: id('remittance'),
      reason: text(200).describe('Why it is withdrawn, for the books.'),
    }),
  }),
  reply: z.object({
    remittance: z.object({ remittanceId: z.uuid(), status: z.literal('Withdrawn'), message: z.string() }),
  }),
  refusals: { withdrawn: 'The remittance was withdrawn already' },
  emits: [...moneyNews],

  async run({ body: { remittance: sent }, work, refuse }) {
    const { companyId, remittanceId, reason } = sent
    if (!(await lockCompany(work, companyId))) throw unknownId('company')
    const [found] = await remittancesWhere(work, companyId, { remittanceId })
    const { plan, amount, isWithdrawn } = known(found, 'remittance')
    if (isWithdrawn) refuse('withdrawn')

    const again = owedAgain({ plan, amount, on: work.today })
    await withdraw(work, { companyId, transferId: remittanceId, reason }, again)
    work.note({ companyId, subjectIds: [remittanceId] })

    const message = `Remittance for ${plan} withdrawn`
    return { remittance: { remittanceId, status: 'Withdrawn' as const, message } }
  },
})
