import { CalendarDays, ListChecks, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSend } from '../../calls/use-calls.ts'
import { spanWords } from '../../format/days.ts'
import { home as words } from '../../messages/en/company/home.ts'
import { Button, type Icon } from '../../ui/button/button.tsx'
import { Card, Count } from '../../ui/card/card.tsx'
import { Row } from '../../ui/head/head.tsx'
import { useGo } from '../../ui/way/way.tsx'
import styles from './home.module.css'
import type { HomeProps } from './home.tsx'

/** What waits for this person, each with the button that ends it. */
export function NeedsYou(props: HomeProps) {
  const { data } = props
  const people = data.users.users.filter(({ status }) => WAITING.has(status.userStatus))
  const count = data.tasks.tasks.length + people.length + data.leave.timeOffRequests.length
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
        <Tasks {...props} />
        <Joining {...props} people={people.slice(0, 5)} />
        <Leave {...props} />
      </ul>
    </Card>
  )
}

const WAITING: ReadonlySet<string> = new Set(['Add Wage', 'Invite Sent', 'KYC Pending'])

function Tasks({ data, given }: HomeProps) {
  const go = useGo()
  return data.tasks.tasks.slice(0, 4).map(({ task, description, operation }) => (
    <Need key={task} icon={ListChecks} title={task} detail={description}>
      <Button onClick={() => go(`/c/${given.companyId}/setup?open=${operation}`)}>{words.doIt}</Button>
    </Need>
  ))
}

function Joining({ given, people }: HomeProps & { people: HomeProps['data']['users']['users'] }) {
  const go = useGo()
  const again = useSend('adminPortal/resendInvitation')
  const { companyId } = given
  return people.map(({ userId, user, firstName, status }) => (
    <Need
      key={userId}
      icon={UserPlus}
      title={words.cannotPay(user)}
      detail={words.missing(status.userStatus)}
    >
      {status.userStatus === 'Invite Sent' && (
        <Button busy={again.isPending} onClick={() => again.mutate({ body: { companyId, userId } as never })}>
          {again.isSuccess ? words.asked : words.ask(firstName)}
        </Button>
      )}
      <Button kind="quiet" onClick={() => go(`/c/${companyId}/people/${userId}`)}>
        {words.fill}
      </Button>
    </Need>
  ))
}

function Leave({ data, given }: HomeProps) {
  const approve = useSend('adminPortal/approveTimeOffRequest')
  const deny = useSend('adminPortal/denyTimeOffRequest')
  const nameOf = (id: string) => data.users.users.find(({ userId }) => userId === id)?.user ?? id
  return data.leave.timeOffRequests.slice(0, 5).map((asked) => {
    const body = { companyId: given.companyId, timeOffRequestId: asked.timeOffRequestId }
    return (
      <Need
        key={asked.timeOffRequestId}
        icon={CalendarDays}
        title={words.asksOff(nameOf(asked.userId), asked.hours)}
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
