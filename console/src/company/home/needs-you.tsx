import { CalendarDays, FileQuestion, ListChecks, UserPlus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSend } from '../../calls/use-calls.ts'
import { spanWords } from '../../format/days.ts'
import { plain } from '../../forms/refusal.ts'
import { home as words } from '../../messages/company/home.ts'
import { Button, ButtonLink, type Icon } from '../../ui/button/button.tsx'
import { Card, Count } from '../../ui/card/card.tsx'
import { Row } from '../../ui/head/head.tsx'
import { useGo } from '../../ui/way/way.tsx'
import { DecideLeave } from '../shared/decide-leave.tsx'
import { mayOpen, opens } from '../shared/opens.ts'
import type { HomeProps } from './asks.ts'
import styles from './home.module.css'
import { byCode, byPerson, isBlocking, notesOf, type Task, type Waiting } from './waiting.ts'

/** Fetched when it is opened: most homes never need it. */
const WhoPanel = lazy(() => import('./who-panel.tsx'))

/** So many of one kind are told one by one; the rest is a click away. */
const SHOWN = 5

/** What waits for this person, each with the button that ends it. */
export function NeedsYou(props: HomeProps) {
  const { data, given } = props
  const own = data.tasks.tasks.filter(({ userId }) => userId === null)
  const people = byPerson(data.tasks.tasks.filter((task) => task.userId !== null && isBlocking(task)))
  const notes = notesOf(data.tasks.tasks)
  const { timeOffRequests } = data.leave
  const count = own.length + people.length + notes.length + timeOffRequests.length
  return (
    <Card
      title={
        <>
          {words.needsYou} {count > 0 && <Count of={count} />}
        </>
      }
    >
      {count === 0 && <p className={styles.quiet}>{words.nothing}</p>}
      <ul className={styles.needs}>
        <Tasks {...props} tasks={own} />
        <Joining {...props} people={people.slice(0, SHOWN)} />
        {people.length > SHOWN && (
          <Need icon={UserPlus} title={words.others(people.length - SHOWN)} detail={words.othersLack}>
            <ButtonLink to={`/c/${given.companyId}/people`}>{words.showThem}</ButtonLink>
          </Need>
        )}
        {notes.map((note) => (
          <Note key={note.code} {...note} companyId={given.companyId} />
        ))}
        {timeOffRequests.slice(0, SHOWN).map((asked) => (
          <Need
            key={asked.timeOffRequestId}
            icon={CalendarDays}
            title={words.asksOff(asked.userName, asked.hours)}
            detail={words.offSpan(
              asked.policyType,
              spanWords(asked.startDate, asked.endDate, { today: given.today }),
            )}
          >
            <DecideLeave asked={asked} />
          </Need>
        ))}
        {timeOffRequests.length > SHOWN && (
          <Need icon={CalendarDays} title={words.moreLeave(timeOffRequests.length - SHOWN)} detail="">
            <ButtonLink to={`/c/${given.companyId}/time-off`}>{words.showThem}</ButtonLink>
          </Need>
        )}
      </ul>
    </Card>
  )
}

/** Tasks of one kind are one matter, however many there are: a year of forgotten returns is one row. */
const Tasks = ({ given, tasks }: HomeProps & { tasks: readonly Task[] }) =>
  byCode(tasks).map(([code, [first, ...others]]) => (
    <Need
      key={code}
      icon={ListChecks}
      title={words.tasks[code]?.(others.length + 1) ?? first.task}
      detail={[plain(first.description), others.length > 0 && words.moreLike(others.length)]
        .filter(Boolean)
        .join(' ')}
    >
      {first.operation !== '' && mayOpen(given.acting.role, first.operation) && (
        <ButtonLink to={opens(given.companyId, { operation: first.operation })}>
          {others.length === 0 ? words.doIt : words.showTasks}
        </ButtonLink>
      )}
    </Need>
  ))

const Joining = ({ given, people }: HomeProps & { people: readonly Waiting[] }) =>
  people.map((person) => <OneJoining key={person.userId} given={given} person={person} />)

function OneJoining({ given, person }: Pick<HomeProps, 'given'> & { person: Waiting }) {
  const { companyId, acting } = given
  const { userId, name, tasks } = person
  const go = useGo()
  const again = useSend('adminPortal/resendInvitation')
  return (
    <Need
      icon={UserPlus}
      title={words.cannotPay(name)}
      detail={words.missing(tasks.map(({ code, task }) => words.lacks[code] ?? task).join(', '))}
    >
      {mayOpen(acting.role, 'resendInvitation') &&
        tasks.some(({ operation }) => operation.startsWith('user')) && (
          <Button
            busy={again.isPending}
            disabled={again.isSuccess}
            onClick={() => again.mutate({ body: { companyId, userId } })}
          >
            {again.isSuccess ? words.asked : words.ask(name.split(' ')[0]!)}
          </Button>
        )}
      {mayOpen(acting.role, tasks[0]?.operation ?? '') && (
        <Button
          kind="quiet"
          onClick={() => go(opens(companyId, { operation: tasks[0]?.operation ?? '', userId }))}
        >
          {words.fill}
        </Button>
      )}
    </Need>
  )
}

/** What keeps nobody from being paid is one matter, however many it concerns. */
function Note({ companyId, code, people }: { companyId: string; code: string; people: readonly Waiting[] }) {
  const [isOpen, setOpen] = useState(false)
  const known = words.notes[code]
  const title = known?.title(people.length) ?? people[0]?.tasks[0]?.task ?? ''
  const detail = known?.detail ?? people[0]?.tasks[0]?.description ?? ''
  return (
    <Need icon={FileQuestion} title={title} detail={detail}>
      <Button onClick={() => setOpen(true)}>{words.showThem}</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <WhoPanel
            title={title}
            lead={detail}
            companyId={companyId}
            people={people}
            close={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Need>
  )
}

function Need({
  icon: Mark,
  title,
  detail,
  children,
}: {
  icon: Icon
  title: string
  detail: string
  children: ReactNode
}) {
  return (
    <li className={styles.need}>
      <span className={styles.needMark} aria-hidden="true">
        <Mark size={18} strokeWidth={1.75} />
      </span>
      <div className={styles.needWords}>
        <strong>{title}</strong>
        <p>{detail}</p>
      </div>
      <Row>{children}</Row>
    </li>
  )
}
