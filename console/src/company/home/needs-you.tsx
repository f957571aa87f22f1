import { CalendarDays, ListChecks, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSend } from '../../calls/use-calls.ts'
import { spanWords } from '../../format/days.ts'
import { home as words } from '../../messages/en/company/home.ts'
import { Button, type Icon } from '../../ui/button/button.tsx'
import { Card, Count } from '../../ui/card/card.tsx'
import { Row } from '../../ui/head/head.tsx'
import { useGo } from '../../ui/way/way.tsx'
import { opens } from '../shared/opens.ts'
import type { HomeProps } from './asks.ts'
import styles from './home.module.css'

/** What waits for this person, each with the button that ends it. */
export function NeedsYou(props: HomeProps) {
  const { data } = props
  const people = peopleOf(data.tasks.tasks)
  const own = data.tasks.tasks.filter(({ userId }) => userId === null)
  const count = own.length + people.length + data.leave.timeOffRequests.length
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
        <Tasks {...props} tasks={own.slice(0, 4)} />
        <Joining {...props} people={people.slice(0, 5)} />
        <Leave {...props} />
      </ul>
    </Card>
  )
}

type Task = HomeProps['data']['tasks']['tasks'][number]

interface Waiting {
  readonly userId: string
  readonly name: string
  readonly tasks: readonly Task[]
}

/** What is open about one person is one matter. */
function peopleOf(tasks: readonly Task[]): readonly Waiting[] {
  const ids = [...new Set(tasks.flatMap(({ userId }) => (userId === null ? [] : [userId])))]
  return ids.map((userId) => {
    const own = tasks.filter((task) => task.userId === userId)
    return { userId, name: own[0]?.userName ?? '', tasks: own }
  })
}

function Tasks({ given, tasks }: HomeProps & { tasks: readonly Task[] }) {
  const go = useGo()
  return tasks.map(({ task, description, operation }) => (
    <Need key={task} icon={ListChecks} title={task} detail={description}>
      {operation !== '' && (
        <Button onClick={() => go(`/c/${given.companyId}/setup?open=${operation}`)}>{words.doIt}</Button>
      )}
    </Need>
  ))
}

function Joining({ given, people }: HomeProps & { people: readonly Waiting[] }) {
  const go = useGo()
  const again = useSend('adminPortal/resendInvitation')
  const { companyId } = given
  return people.map(({ userId, name, tasks }) => (
    <Need
      key={userId}
      icon={UserPlus}
      title={words.cannotPay(name)}
      detail={words.missing(tasks.map(({ task }) => task).join(', '))}
    >
      {tasks.some(({ operation }) => operation.startsWith('user')) && (
        <Button busy={again.isPending} onClick={() => again.mutate({ body: { companyId, userId } })}>
          {again.isSuccess ? words.asked : words.ask(name.split(' ')[0]!)}
        </Button>
      )}
      <Button
        kind="quiet"
        onClick={() => go(opens(companyId, { operation: tasks[0]?.operation ?? '', userId }))}
      >
        {words.fill}
      </Button>
    </Need>
  ))
}

function Leave({ data, given }: HomeProps) {
  const approve = useSend('adminPortal/approveTimeOffRequest')
  const deny = useSend('adminPortal/denyTimeOffRequest')
  return data.leave.timeOffRequests.slice(0, 5).map((asked) => {
    const body = { companyId: given.companyId, timeOffRequestId: asked.timeOffRequestId }
    return (
      <Need
        key={asked.timeOffRequestId}
        icon={CalendarDays}
        title={words.asksOff(asked.userName, asked.hours)}
        detail={words.offSpan(asked.policyType, spanWords(asked.startDate, asked.endDate))}
      >
        <Button busy={approve.isPending} onClick={() => approve.mutate({ body })}>
          {words.approve}
        </Button>
        <Button kind="quiet" busy={deny.isPending} onClick={() => deny.mutate({ body })}>
          {words.decline}
        </Button>
      </Need>
    )
  })
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
