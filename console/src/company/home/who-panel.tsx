import { home as words } from '../../messages/company/home.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Person } from '../../ui/person/person.tsx'
import { opens } from '../shared/opens.ts'
import styles from './home.module.css'
import type { Waiting } from './waiting.ts'

/** Whom a matter concerns, each with the way to where it ends. */
const WhoPanel = ({
  title,
  lead,
  companyId,
  people,
  close,
}: {
  title: string
  lead: string
  companyId: string
  people: readonly Waiting[]
  close: () => void
}) => (
  <Panel open onClose={close} title={title} lead={lead}>
    <ul className={styles.who}>
      {people.map(({ userId, name, tasks }) => (
        <li key={userId}>
          <Person name={name} detail={tasks[0]?.description.split(':')[0] ?? ''} />
          <ButtonLink to={opens(companyId, { operation: tasks[0]?.operation ?? '', userId })}>
            {words.fill}
          </ButtonLink>
        </li>
      ))}
    </ul>
  </Panel>
)

export default WhoPanel
