import { z } from 'zod'
import type { Skip } from '../../domain/payroll/skipped.ts'
import { plural } from '../../kernel/plural.ts'
import { dropSkips, type SkipRow, saveSkips, unknownSkip } from '../../store/payroll/period-skips.ts'
import { id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { editableRefusals } from '../../wire/pay-period.ts'
import { skipItem, skipRefusals } from '../../wire/skipped-items.ts'
import { editablePeriod } from '../../work/payroll/load-period.ts'
import { operation } from '../declaration/operation.ts'

export const skipItems = operation({
  address: 'payroll/skipItems',
  job: 'items',
  verb: 'POST',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary:
    'Skips recurring items, benefits and orders of workers in one period, by their ids; or takes that back.',
  description:
    'All or nothing. What is skipped is neither taken nor given by this period’s paycheck and comes again with the next: ' +
    'the balance of a loan stays, a premium that was skipped is not owed later, and neither side gives to a benefit; what ' +
    'earlier paychecks left owing stays owed. It stays skipped when the payroll is cancelled and submitted again, and in the ' +
    'Missing period that pays a voided paycheck anew. The preview and the run warn of it, explainPaycheck lists it, and ' +
    'getPayrollData has the ids. An order is a duty of the employer: who does not withhold may owe the amount, and the ' +
    'warning names the law; skip one only when its issuer says so.',
  body: z.object({
    companyId: id('company'),
    payPeriodId: id('payPeriod'),
    items: z
      .array(skipItem)
      .min(1, 'must not be empty')
      .max(1000)
      .describe('What is skipped or taken back; of an item that is sent twice the last counts.'),
  }),
  reply: z.object({
    skipItems: z
      .object({
        status: z.literal('Success'),
        message: z.string(),
        skipped: z.int().describe('How many of the items are skipped now.'),
        takenBack: z.int().describe('How many were skipped before and are not any more.'),
      })
      .describe('What was done.'),
  }),
  refusals: { ...editableRefusals, ...skipRefusals },

  async run({ body, work, refuse }) {
    const { companyId, payPeriodId, items } = body
    const userIds = [...new Set(items.map(({ userId }) => userId))]
    const period = await editablePeriod(work, body, { userIds, refuse })
    const rows = items.map((item, n) => {
      const [named, ...more] = namedBy(item)
      if (!named || more.length > 0) return refuse('notOneItem', { n: String(n) })
      if (item.skip !== false && item.reason === '') return refuse('noReason', { n: String(n) })
      return { ...named, userId: item.userId, reason: item.reason, isSkipped: item.skip !== false }
    })
    const last = [...new Map(rows.map((row) => [row.itemId, row])).values()]
    const [skipped, resumed] = [last.filter((row) => row.isSkipped), last.filter((row) => !row.isSkipped)]
    const unknown = skipped.length > 0 ? await unknownSkip(work, period, skipped) : undefined
    if (unknown) throw unknownId(unknown)

    await saveSkips(work, period, skipped)
    const takenBack = await dropSkips(work, period, resumed)
    work.note({ companyId, subjectIds: [payPeriodId, ...userIds.slice(0, TOLD)] })
    const message = `${plural(skipped.length, 'item')} skipped, ${takenBack} taken back`
    return { skipItems: { status: 'Success' as const, message, skipped: skipped.length, takenBack } }
  },
})

const TOLD = 10

function namedBy(item: z.output<typeof skipItem>): readonly Pick<SkipRow, 'kind' | 'itemId'>[] {
  const named: readonly (readonly [Skip['kind'], string | null | undefined])[] = [
    ['recurringPayItem', item.recurringPayItemId],
    ['benefitEnrollment', item.benefitEnrollmentId],
    ['garnishment', item.garnishmentId],
  ]
  return named.flatMap(([kind, itemId]) => (itemId ? [{ kind, itemId }] : []))
}
