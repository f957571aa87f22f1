import type { PageProps } from '../../app/page.tsx'
import { useLanguage } from '../../messages/words.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Status } from '../../ui/status/status.tsx'
import { useGo } from '../../ui/way/way.tsx'
import { type FormName, OwnForm } from '../shared/forms.tsx'
import phone from '../shared/phone.module.css'
import type { startAsks } from '../worker.pages.ts'

/** What each task of the service opens. */
const FORM_OF: Readonly<Record<string, FormName>> = {
  addKycInformation: 'about',
  addW4Information: 'w4',
  addStateW4Information: 'state',
  addUserBankAccount: 'bank',
  acceptTermsAndCondition: 'terms',
}

/** The way to the first pay, step by step; each is saved by itself. */
export default function Start({ data, given }: PageProps<ReturnType<typeof startAsks>>) {
  const { words } = useLanguage()
  const { start } = words.worker
  const go = useGo()
  const [user] = data.user.user
  const tasks = data.tasks.tasks.map((task) => ({ ...task, name: task.operation.split('/').at(-1) ?? '' }))
  const first = tasks.findIndex(({ name }) => name in FORM_OF)
  const open = tasks.find(({ name }) => name === given.search.open)
  const form = open && FORM_OF[open.name]
  return (
    <>
      <header className={phone.head}>
        <div>
          <h1>{start.title}</h1>
          <p className={phone.over}>{start.lead(tasks.length)}</p>
        </div>
      </header>
      <Card>
        {tasks.map(({ task, description, name }, at) => (
          <div key={task} className={phone.row}>
            <span>
              <strong>{start.tasks[name] ?? task}</strong>
              {start.tasks[name] === undefined && <small>{description}</small>}
            </span>
            {name in FORM_OF ? (
              <Button kind={at === first ? 'filled' : 'plain'} onClick={() => go(`/me/start?open=${name}`)}>
                {start.go}
              </Button>
            ) : (
              <Status tone="calm">{start.waiting}</Status>
            )}
          </div>
        ))}
      </Card>
      {open && form && user && (
        <Panel open onClose={() => go('/me/start')} title={start.tasks[open.name] ?? open.task}>
          <OwnForm
            name={form}
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
