import { z } from 'zod'
import type { DetailPerson } from '../../domain/payroll/details.ts'
import { EDITABLE, type PeriodFacts } from '../../domain/payroll/period.ts'
import type { RunFacts } from '../../domain/payroll/run.ts'
import { cents } from '../../kernel/money.ts'
import { undone } from '../../store/database/transaction.ts'
import type { Work } from '../../store/database/work.ts'
import { openReturns } from '../../store/money/open-returns.ts'
import { loadCheckSums } from '../../store/payroll/check-sums.ts'
import { loadDetails } from '../../store/payroll/pay-details.ts'
import { livingRun } from '../../store/payroll/runs.ts'
import { amount, id } from '../../wire/fields/fields.ts'
import { pageIn } from '../../wire/fields/paging.ts'
import { FUNDING_WORDS, fundingForm, fundingRecord } from '../../wire/funding.ts'
import { closedWords, runnableRefusals } from '../../wire/pay-period.ts'
import {
  blocker,
  blockerForm,
  warningDetails,
  warningForm,
  workerBlockerForm,
} from '../../wire/payroll-notices.ts'
import { changeForm, previewAsked, previewReply, taxForm, totalsForm } from '../../wire/payroll-preview.ts'
import { costOf, detailsForm, periodDetails } from '../../wire/period-details.ts'
import { lockedPeriod } from '../../work/payroll/load-period.ts'
import { arranged, computePreview, type Summary, summaryOf } from '../../work/payroll/preview.ts'
import { operation } from '../declaration/operation.ts'

const body = z.object({ companyId: id('company'), payPeriodId: id('payPeriod'), ...previewAsked })
type Asked = z.output<typeof body>

export const previewPayroll = operation({
  address: 'payroll/previewPayroll',
  job: 'payroll',
  verb: 'POST',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Computes every paycheck of a period and says what would be drawn, without keeping anything.',
  description:
    'Blockers are named with the operation that clears each; a preview is answered although they stand. A worker who ' +
    'cannot be computed is one of them, with `userId` and `field`, and everyone else has numbers. Of a period that ' +
    'was initiated the frozen paychecks are answered. `warnings` are those of initiatePayroll. ' +
    'With `limit`, `cursor`, `search`, `sort`, `summaryOnly` or `compareTo` the reply has one page of workers, or none, ' +
    'and says what the payroll comes to by kind (`totals`), by tax (`taxes`) and who is paid otherwise than in an earlier period, and why ' +
    '(`changes`). Totals and changes are of everyone, whatever the page.',
  body,
  reply: z.object({
    payPeriod: z.array(periodDetails),
    fundingTotal: amount(),
    debitDate: z.string(),
    payDate: z.string(),
    funding: fundingRecord.describe(FUNDING_WORDS),
    blockers: z.array(blocker),
    warnings: z.array(z.string()),
    warningDetails: warningDetails(),
    ...previewReply,
  }),
  refusals: runnableRefusals,
  heavy: true,

  async run({ body, work, refuse }) {
    const period = await lockedPeriod(work, body)
    const summary = isAsked(body) ? await summaryOf(work, period, body.compareTo) : undefined
    const alive = await livingRun(work, period)
    if (alive) return frozen(work, body, { period, run: alive, summary })
    if (!EDITABLE.includes(period.status)) refuse('notRunnable', closedWords(period.status))
    const summaryOnly = body.summaryOnly === true
    const { prepared, people, warnings } = await undone(work, () =>
      computePreview(work, period, { summary, summaryOnly }),
    )

    const { items, told } = pageAndSummary(body, people, summary)
    return {
      payPeriod: [
        detailsForm(
          { ...period, payDate: prepared.payDate },
          items.map(({ detail }) => detail!),
          { totals: summary && costOf(summary.totals) },
        ),
      ],
      fundingTotal: cents(people.reduce((sum, { funding }) => sum + funding, 0n)),
      debitDate: prepared.debitDate,
      payDate: prepared.payDate,
      funding: fundingForm(prepared),
      blockers: [
        ...prepared.blockers.map((each) => blockerForm(each, period)),
        ...warnings.blockers.map((each) => workerBlockerForm(each, period)),
      ],
      warnings: [...warnings.shown],
      warningDetails: warnings.details.map((each) => warningForm(each, period)),
      ...told,
    }
  },
})

/** Without any of these the reply is whole, and has no summary. */
const isAsked = ({ limit, cursor, search, sort, summaryOnly, compareTo }: Asked): boolean =>
  !!limit || !!cursor || search !== '' || !!sort || summaryOnly === true || compareTo !== undefined

function pageAndSummary<Person extends Pick<DetailPerson, 'userId' | 'name' | 'gross' | 'net'>>(
  asked: Asked,
  people: readonly Person[],
  summary: Summary | undefined,
) {
  if (!summary) return { items: people, told: {} }
  const { changes, unchanged } = summary.outcome
  const all = arranged(people, asked, changes)
  const { items, next } = pageIn(asked, all, ({ userId }) => userId)
  const { comparedTo, totalsBefore } = summary
  const told = {
    totals: totalsForm(summary.totals),
    totalsBefore: totalsBefore ? totalsForm(totalsBefore) : null,
    taxes: summary.taxes.map(taxForm),
    total: all.length,
    comparedTo: comparedTo ? { payPeriodId: comparedTo.payPeriodId, payDate: comparedTo.payDate } : null,
    changes: changes.slice(0, MOST_CHANGES).map(changeForm),
    changed: changes.length,
    unchanged,
    ...(asked.summaryOnly ? {} : next),
  }
  return { items: asked.summaryOnly ? [] : items, told }
}

const MOST_CHANGES = 100

/** What was frozen is read, not computed: of everyone in few words, of the page in full. */
async function frozen(
  work: Work,
  asked: Asked,
  { period, run, summary }: { period: PeriodFacts; run: RunFacts; summary: Summary | undefined },
) {
  const shown = {
    fundingTotal: cents(run.fundingTotal),
    debitDate: run.debitDate as string,
    payDate: run.payDate as string,
    funding: fundingForm(run),
    blockers: [],
    warnings: [...run.warnings],
    warningDetails: run.warningDetails.map((each) => warningForm(each, period)),
  }
  const { companyId, payPeriodId } = period
  const returned = await openReturns(work, { companyId, payPeriodIds: [payPeriodId] })
  if (!summary) {
    return { payPeriod: [detailsForm(period, await loadDetails(work, period), { returned })], ...shown }
  }
  const checks = await loadCheckSums(work, period)
  for (const check of checks) summary.count(check)
  const { items, told } = pageAndSummary(asked, checks, summary)
  const userIds = items.map(({ userId }) => userId)
  const loaded = userIds.length > 0 ? await loadDetails(work, period, { userIds }) : []
  const byId = new Map(loaded.map((person) => [person.userId, person]))
  const people = userIds.map((userId) => byId.get(userId)!)
  return {
    payPeriod: [detailsForm(period, people, { returned, totals: costOf(summary.totals) })],
    ...shown,
    ...told,
  }
}
