import { CircleCheck } from 'lucide-react'
import { useLanguage } from '../../messages/words.tsx'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { useGo } from '../../ui/way/way.tsx'
import { type FormName, OwnForm } from '../shared/forms.tsx'
import parts from '../shared/parts.module.css'
import phone from '../shared/phone.module.css'
import type { StartProps } from './asks.ts'

/** What each task of the service opens. */
const FORM_OF: Readonly<Record<string, FormName>> = {
  addKycInformation: 'about',
  addW4Information: 'w4',
  addStateW4Information: 'state',
  addUserBankAccount: 'bank',
  acceptTermsAndCondition: 'terms',
}

/** The way to the first pay, step by step; each is saved by itself, and exactly one is next. */
export default function Start({ data, given }: StartProps) {
  const { words } = useLanguage()
  const { start } = words.worker
  const go = useGo()
  const [user] = data.user.user
  const tasks = data.tasks.tasks.map((task) => ({ ...task, name: task.operation.split('/').at(-1) ?? '' }))
  const own = tasks.filter(({ name }) => name in FORM_OF)
  const others = tasks.filter(({ name }) => !(name in FORM_OF))
  const open = own.find(({ name }) => name === given.search.open)
  return (
    <>
      <header className={phone.head}>
        <div>
          <h1>{start.title}</h1>
          {own.length > 0 && <p className={phone.over}>{start.lead(own.length)}</p>}
        </div>
      </header>
      <Card>
        {tasks.length === 0 && (
          <Empty
            icon={CircleCheck}
            title={start.done}
            action={<ButtonLink to="/me">{words.worker.nav.home}</ButtonLink>}
          >
            {start.doneBody}
          </Empty>
        )}
        {own.map(({ task, description, name }, at) => (
          <div key={task} className={parts.step} data-next={at === 0}>
            <span>
              <strong>{start.tasks[name] ?? task}</strong>
              <small>{start.leads[name] ?? description}</small>
            </span>
            <Button kind={at === 0 ? 'filled' : 'plain'} onClick={() => go(`/me/start?open=${name}`)}>
              {start.go}
            </Button>
          </div>
        ))}
        {others.map(({ task, description }) => (
          <div key={task} className={parts.step}>
            <span>
              <strong lang="en">{task}</strong>
              <small lang="en">{description}</small>
              <small>{start.waiting}</small>
            </span>
          </div>
        ))}
      </Card>
      {open && user && (
        <Panel open onClose={() => go('/me/start')} title={start.tasks[open.name] ?? open.task}>
          <OwnForm
            name={FORM_OF[open.name]!}
            companyId={given.companyId}
            userId={given.userId}
            stateCode={user.stateCode}
            done={() => go('/me/start')}
          />
        </Panel>
      )}
    </>
  )
}
