import { z } from 'zod'
import { actorOf, bylineOf } from '../../domain/access/caller.ts'
import { moneyNews } from '../../domain/money/news.ts'
import { approvalMachine, changesSince, Witness } from '../../domain/payroll/approval.ts'
import type { RunBlocker } from '../../domain/payroll/blockers.ts'
import { EDITABLE } from '../../domain/payroll/period.ts'
import { type RunFacts, runMachine } from '../../domain/payroll/run.ts'
import type { WorkerBlocker } from '../../domain/payroll/worker-blocker.ts'
import { cents } from '../../kernel/money.ts'
import { type Detail, Problem } from '../../kernel/problem.ts'
import { approvalFor, useApproval } from '../../store/payroll/approvals.ts'
import { livingRun } from '../../store/payroll/runs.ts'
import { amount, flag, id } from '../../wire/fields/fields.ts'
import { FUNDING_WORDS, fundingForm, fundingRecord } from '../../wire/funding.ts'
import { closedWords, runnableRefusals } from '../../wire/pay-period.ts'
import { warningDetails, warningForm } from '../../wire/payroll-notices.ts'
import { depositFacts } from '../../work/money/deposits.ts'
import { workersBlocked } from '../../work/payroll/freeze.ts'
import { lockedPeriod } from '../../work/payroll/load-period.ts'
import { prepareRun } from '../../work/payroll/prepare.ts'
import { processRun } from '../../work/payroll/process.ts'
import { tooMuchForSameDay } from '../../work/payroll/same-day.ts'
import { submitRun } from '../../work/payroll/submit.ts'
import { expectProof } from '../../work/payroll/unusual-cost.ts'
import { tellStaff } from '../../work/people/mail-later.ts'
import { operation } from '../declaration/operation.ts'

export const initiatePayroll = operation({
  address: 'payroll/initiatePayroll',
  job: 'payroll',
  verb: 'POST',
  access: { scope: 'payroll.run', roles: ['administrator'], reach: 'company', again: 'unusualCost' },
  summary: 'Runs a period: computes and freezes every paycheck, and pays when the deadline date ends.',
  description:
    'Up to the deadline the period becomes `submitted` and is processed when the deadline date ends (23:59 US Eastern); ' +
    'with `runNow` it becomes `inProcess` at once. After the deadline only `runNow` runs it: late, with the pay date ' +
    'moved to the earliest banking day possible: the same day, where the company has `sameDayAch`, the next one where its ' +
    'money comes by wire (`fundingMethod`) and it is run by 16:00 US Eastern. Calling again answers the same success and runs nothing twice; with ' +
    '`runNow` it processes a period that is `submitted`. ' +
    '`warnings` names who is left out or has nothing to be paid, who is paid otherwise than was asked or below the law ' +
    '(overtime, minimum wage, exempt salary) and by how much, whose time card waits, and what pay did not suffice for; ' +
    'beyond a hundred it only says how many more. ' +
    'A company with `requiresApproval` needs an approval first (requestApproval, approvePayroll). ' +
    'Everything that stands in the way is named at once in `error.details`, with the operation that clears it as `path`.',
  body: z.object({ companyId: id('company'), payPeriodId: id('payPeriod'), runNow: flag().nullish() }),
  reply: z.object({
    payPeriod: z.object({
      payPeriodId: z.uuid(),
      status: z.literal('Success'),
      message: z.string(),
      fundingTotal: amount(),
      debitDate: z.string(),
      payDate: z.string(),
      funding: fundingRecord.describe(FUNDING_WORDS),
      warnings: z.array(z.string()),
      warningDetails: warningDetails(),
    }),
  }),
  refusals: {
    blocked: 'Payroll cannot be initiated: {blockers}',
    afterDeadline:
      'The deadline to run this payroll was {deadline}; call again with runNow: true to run it late, paid on {payDate}',
    ...runnableRefusals,
    notApproved:
      'Payrolls of this company are approved by a second person first: ask with requestApproval, then someone else ' +
      'approves with approvePayroll',
    changedSinceApproval:
      'The payroll has changed since it was approved: {changes}; ask again with requestApproval',
    sameDayTooMuch:
      'A payment of {amount} is more than the {most} that same-day ACH takes; turn sameDayAch off with updateCompany, and ' +
      'run it to be paid on a later day',
    nobody:
      'Nobody in this period has anything to be paid; give hours or amounts with importRegularPayrollData, or skip it ' +
      'with skipPayPeriod',
  },
  emits: ['payPeriod', ...moneyNews],
  heavy: true,

  async run({ body, work, caller, refuse, refused }) {
    const period = await lockedPeriod(work, body)
    const alive = await livingRun(work, period)
    if (alive) {
      if (body.runNow && alive.status === runMachine.state.submitted) await processRun(work, period, alive)
      return answer(alive)
    }
    if (!EDITABLE.includes(period.status)) refuse('notRunnable', closedWords(period.status))
    const { isRequired, open: approval } = await approvalFor(work, period)
    if (isRequired && approval?.status !== approvalMachine.state.approved) refuse('notApproved')
    const prepared = await prepareRun(work, period)
    const block = (blockers: readonly Detail[]) =>
      withDetails(refused('blocked', { blockers: listed(blockers) }), blockers)
    if (prepared.blockers.length > 0) {
      const workers = await workersBlocked(work, prepared)
      throw block([...prepared.blockers.map(ofRun), ...workers.map(detailOf)])
    }
    if (prepared.isLate && !body.runNow) {
      refuse('afterDeadline', { deadline: period.deadline, payDate: prepared.payDate })
    }

    const isNow = body.runNow === true
    const deposits = isNow ? await depositFacts(work, period.companyId, prepared.payDate) : undefined

    const witness = approval && new Witness()
    const { run, frozen, ...submitted } = await submitRun(work, period, prepared, {
      isNow,
      submittedBy: bylineOf(actorOf(caller)),
      witness,
    })
    if (frozen.blockers.length > 0) throw block(frozen.blockers.map(detailOf))
    if (run.people === 0) refuse('nobody')
    const tooMuch = await tooMuchForSameDay(work, run)
    if (tooMuch) refuse('sameDayTooMuch', tooMuch)
    await expectProof(work, caller, run)
    if (approval && witness) {
      const changes = changesSince(approval, witness.totals)
      if (changes !== '') refuse('changedSinceApproval', { changes })
      await useApproval(work, approval, run.runId)
    }
    await tellStaff(work, { ...run, letter: 'payrollSubmitted', about: run.runId })
    if (deposits) await processRun(work, submitted.period, run, { frozen, deposits })
    work.note({
      companyId: period.companyId,
      subjectIds: [period.payPeriodId, run.runId],
      facts: { people: run.people, fundingTotal: String(run.fundingTotal) },
    })
    return answer(run)
  },
})

const answer = (run: RunFacts) => ({
  payPeriod: {
    payPeriodId: run.payPeriodId,
    status: 'Success' as const,
    message: 'Payroll initiated successfully',
    fundingTotal: cents(run.fundingTotal),
    debitDate: run.debitDate,
    payDate: run.payDate,
    funding: fundingForm(run),
    warnings: [...run.warnings],
    warningDetails: run.warningDetails.map((each) => warningForm(each, run)),
  },
})

const ofRun = ({ path, code, message }: RunBlocker): Detail => ({ path, code, message })

const detailOf = ({ operation, code, message }: WorkerBlocker): Detail => ({
  path: operation,
  code,
  message,
})

/** The first few; all of them stand in the details. */
function listed(blockers: readonly Detail[]): string {
  const first = blockers.slice(0, MOST_LISTED).map(({ message }) => message)
  const more = blockers.length - first.length
  return [...first, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}

const MOST_LISTED = 10

const withDetails = ({ code, message, refusal }: Problem, details: readonly Detail[]): Problem =>
  new Problem(code, message, { details, ...(refusal === undefined ? {} : { refusal }) })
