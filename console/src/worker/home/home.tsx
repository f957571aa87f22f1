import { CalendarDays, ChevronRight, FileText, ListTodo, Palmtree } from 'lucide-react'
import { ask } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { dayWords } from '../../format/days.ts'
import { Money, total } from '../../format/money.tsx'
import { capital } from '../../format/names.ts'
import { useLanguage } from '../../messages/words.tsx'
import { type Share, SplitBar } from '../../pictures/split/split.tsx'
import { Stack } from '../../ui/head/head.tsx'
import { Avatar } from '../../ui/person/person.tsx'
import { Way } from '../../ui/way/way.tsx'
import { CameBack } from '../shared/came-back.tsx'
import phone from '../shared/phone.module.css'
import { Shift } from '../shared/shift.tsx'
import type { HomeProps } from './asks.ts'

/** What a worker wants to know at a glance: am I clocked in, what did I get, when comes the next. */
export default function Home(props: HomeProps) {
  const { data, given } = props
  const { words, locale } = useLanguage()
  const [user] = data.user.user
  // Who has left looks at past pay; nothing is to be done, and no payday is next.
  const isWorking = given.acting.role === 'worker'
  const first = user?.firstName ?? given.acting.name.split(' ')[0]!
  return (
    <>
      <header className={phone.head}>
        <div>
          <p className={phone.over}>{capital(dayWords(given.today, 'sentence', { locale }))}</p>
          <h1>{words.worker.hello(first)}</h1>
        </div>
        <Avatar name={given.acting.name} size="large" tone="accent" />
      </header>
      <Stack gap="lines">
        {isWorking && <ToDo {...props} />}
        {isWorking && <Shift given={given} />}
        <Owed {...props} />
        <LastPay {...props} />
        {isWorking && (
          <>
            <div className={phone.pair}>
              <NextPayday {...props} />
              <LeaveLeft {...props} />
            </div>
            <Certificate {...props} />
          </>
        )}
      </Stack>
    </>
  )
}

/** What keeps the worker from being paid, or from being paid right. */
function ToDo({ data, given }: HomeProps) {
  const { words } = useLanguage()
  const { companyId, userId } = given
  const tasks = useAsk(ask('reports/getUserTask', { companyId, userId })).data?.tasks ?? []
  const open = tasks.filter(({ operation }) => OWN.test(operation))
  if (open.length === 0) return null
  return (
    <Way to="/me/start" className={phone.todo}>
      <ListTodo size={20} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <strong>
          {data.history.payrollHistory.length > 0 ? words.worker.leftToDo : words.worker.missing}
        </strong>
        <small>{words.worker.start.lead(open.length)}</small>
      </div>
      <ChevronRight size={20} aria-hidden="true" />
    </Way>
  )
}

const OWN = /^user(Onboarding|Portal)\//

/** Pay that came back and was not paid again; of the last pay also how it was paid again. */
function Owed({ data, given }: HomeProps) {
  return data.history.payrollHistory.map(({ payPeriodId, payDate, returnedPay }, at) => (
    <CameBack
      key={payPeriodId}
      of={returnedPay.filter(({ paidAgain }) => at === 0 || paidAgain === null)}
      canMend={given.acting.role === 'worker'}
      payDate={payDate}
    />
  ))
}

function LastPay({ data, given }: HomeProps) {
  const { words, locale } = useLanguage()
  const [last] = data.history.payrollHistory
  if (!last) return <p className={phone.tile}>{words.worker.firstPay}</p>
  const shares: readonly Share[] = [
    { name: words.worker.parts.net, amount: last.netTotal, hue: 'net' },
    {
      name: words.worker.parts.taxes,
      amount: total(last.employeeTaxDetails.map(({ taxAmount }) => taxAmount)),
      hue: 'tax',
    },
    {
      name: words.worker.parts.benefits,
      amount: total(last.deductions.map(({ amount }) => amount)),
      hue: 'benefit',
    },
    {
      name: words.worker.parts.orders,
      amount: total(last.garnishments.map(({ amount }) => amount)),
      hue: 'order',
    },
  ]
  const shown = shares.filter(({ amount }) => amount > 0)
  return (
    <Way to={`/me/pay/${last.payPeriodId}`} className={phone.tile}>
      <div>
        <small>{words.worker.lastPay(dayWords(last.payDate, 'month', { locale, today: given.today }))}</small>
        <span className={phone.amount}>
          <Money amount={last.netTotal} tone="strong" />
        </span>
        <SplitBar shares={shown} label={words.worker.split} />
        <span className={phone.legend}>
          {shown.map(({ name, hue }) => (
            <span key={name} data-hue={hue}>
              {name}
            </span>
          ))}
        </span>
      </div>
      <ChevronRight size={20} aria-hidden="true" />
    </Way>
  )
}

/** Of the schedule that the worker is on. */
const isOwn = (
  { payPeriodType, workerType, payScheduleName }: HomeProps['data']['periods']['payPeriod'][number],
  user: HomeProps['data']['user']['user'][number] | undefined,
): boolean =>
  payPeriodType === 'Regular' &&
  workerType === user?.WorkerType.WorkerType &&
  payScheduleName === user.payScheduleName

function NextPayday({ data, given }: HomeProps) {
  const { words, locale } = useLanguage()
  const next = data.periods.payPeriod
    .filter((period) => isOwn(period, data.user.user[0]))
    .filter(({ payDate, payPeriodStatus }) => payDate >= given.today && payPeriodStatus !== 'skipped')
    .toSorted((one, other) => one.payDate.localeCompare(other.payDate))[0]
  return (
    <div className={phone.tile}>
      <div>
        <CalendarDays size={20} strokeWidth={1.75} aria-hidden="true" />
        <strong>{next ? capital(dayWords(next.payDate, 'table', { locale })) : '–'}</strong>
        <small>{words.worker.nextPayday}</small>
      </div>
    </div>
  )
}

function LeaveLeft({ data }: HomeProps) {
  const { words } = useLanguage()
  const [leave] = data.balance.timeOffBalance
  if (!leave) return null
  return (
    <Way to="/me/time-off" className={phone.tile}>
      <div>
        <Palmtree size={20} strokeWidth={1.75} aria-hidden="true" />
        <strong>{words.worker.hoursLeft(leave.availableHours ?? leave.balanceHours)}</strong>
        <small>{words.worker.ofLeave(words.fields.options[leave.policyType] ?? leave.policyType)}</small>
      </div>
    </Way>
  )
}

function Certificate({ data }: HomeProps) {
  const { words } = useLanguage()
  const [w4] = data.user.user[0]?.W4Informations ?? []
  const status = w4?.W4FilingStatus.W4FilingStatus ?? ''
  return (
    <Way to="/me/taxes" className={phone.tile}>
      <FileText size={20} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <strong>{words.worker.w4}</strong>
        <small>
          {w4
            ? words.worker.w4Is(words.fields.options[status] ?? status, w4.Dependents)
            : words.worker.w4None}
        </small>
      </div>
      <ChevronRight size={20} aria-hidden="true" />
    </Way>
  )
}
