import { CalendarPlus, Plus } from 'lucide-react'
import { dayWords, spanWords } from '../../format/days.ts'
import { payroll as words } from '../../messages/company/payroll.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Head, Stack } from '../../ui/head/head.tsx'
import { Status, type Tone } from '../../ui/status/status.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import { useGo, Way } from '../../ui/way/way.tsx'
import { isMissed, isPreparing, type Period } from '../shared/payroll-sums.ts'
import { AddPeriod } from './add-period.tsx'
import type { PayrollProps } from './asks.ts'

/** The paydays of the year: next, past, later. */
export default function Payroll({ data, given }: PayrollProps) {
  const go = useGo()
  const base = `/c/${given.companyId}/payroll`
  const periods = data.periods.payPeriod.toSorted((one, other) => one.payDate.localeCompare(other.payDate))
  const past = periods.filter(({ payPeriodStatus }) => DONE.has(payPeriodStatus)).toReversed()
  const open = periods.filter(({ payPeriodStatus }) => !DONE.has(payPeriodStatus))
  const next = open.filter(
    (period) =>
      period === open.find((other) => isSameSchedule(period, other)) ||
      !isPreparing(period) ||
      period.payPeriodType !== 'Regular' ||
      isMissed(period, given.today),
  )
  const due = next.find(isPreparing)
  const later = open.filter((period) => !next.includes(period)).slice(0, 8)
  const isWhole = given.search.past === 'all' || past.length <= RECENT
  const shown = [
    [words.next, next],
    [words.past, isWhole ? past : past.slice(0, RECENT)],
    [words.later, later],
  ] as const
  return (
    <>
      <Head
        title={words.title}
        lead={words.lead}
        actions={
          <>
            <Button icon={Plus} onClick={() => go(`${base}?add=yes`)}>
              {words.offCycle}
            </Button>
            {due && (
              <ButtonLink kind="filled" to={`${base}/${due.payPeriodId}`}>
                {words.review}
              </ButtonLink>
            )}
          </>
        }
      />
      <Stack>
        {periods.length === 0 && (
          <Card>
            <Empty
              icon={CalendarPlus}
              title={words.none.title}
              action={
                <ButtonLink kind="filled" to={`/c/${given.companyId}/setup?open=payroll/addPaySchedule`}>
                  {words.none.go}
                </ButtonLink>
              }
            >
              {words.none.body}
            </Empty>
          </Card>
        )}
        {shown
          .filter(([, rows]) => rows.length > 0)
          .map(([title, rows]) => (
            <Card
              key={title}
              title={title}
              flush
              aside={
                title === words.past &&
                !isWhole && <ButtonLink to={`${base}?past=all`}>{words.allPast(past.length)}</ButtonLink>
              }
            >
              <DataTable
                label={title}
                rows={rows}
                keyOf={({ payPeriodId }) => payPeriodId}
                columns={columnsOf(base, given.today, rows === later)}
                open={({ payPeriodId }) => go(`${base}/${payPeriodId}`)}
              />
            </Card>
          ))}
      </Stack>
      {given.search.add === 'yes' && <AddPeriod given={given} close={() => go(base)} />}
    </>
  )
}

/** Of each schedule the first one is next. */
const isSameSchedule = (one: Period, other: Period): boolean =>
  other.payPeriodType === 'Regular' &&
  one.workerType === other.workerType &&
  one.payScheduleName === other.payScheduleName

/** So many paydays back stand there at once; the rest is a click away. */
const RECENT = 12

const DONE: ReadonlySet<string> = new Set(['processed', 'skipped', 'voided'])

const TONES: Readonly<Record<string, Tone>> = {
  new: 'accent',
  submitted: 'good',
  inProcess: 'good',
  processed: 'calm',
  cancelled: 'warn',
  failed: 'bad',
}

const columnsOf = (base: string, today: string, isLater: boolean): readonly Column<Period>[] => [
  {
    name: 'payday',
    head: words.columns.payday,
    cell: ({ payPeriodId, payDate }) => (
      <Way to={`${base}/${payPeriodId}`}>{dayWords(payDate, 'table', { today })}</Way>
    ),
  },
  {
    name: 'span',
    head: words.columns.span,
    cell: (row) => spanWords(row.payBeginDate, row.payEndDate, { today }),
  },
  {
    name: 'kind',
    head: words.columns.kind,
    minor: true,
    cell: ({ payPeriodType: kind, payScheduleName }) =>
      [words.kinds[kind] ?? kind, payScheduleName].filter(Boolean).join(' · '),
  },
  {
    name: 'deadline',
    head: words.columns.deadline,
    minor: true,
    cell: (row) => dayWords(row.deadLineToRunPayroll, 'table', { today }),
  },
  {
    name: 'status',
    head: words.columns.status,
    align: 'end',
    cell: (row) =>
      isLater ? (
        <Status tone="calm">{words.notYet}</Status>
      ) : isMissed(row, today) ? (
        <Status tone="bad">{words.missed}</Status>
      ) : (
        <Status tone={TONES[row.payPeriodStatus] ?? 'calm'}>
          {words.statuses[row.payPeriodStatus] ?? row.payPeriodStatus}
        </Status>
      ),
  },
]
