import { CircleCheck, CircleDashed, CircleDot, Hourglass } from 'lucide-react'
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

/** The way to the first pay: done steps stay, waiting is a state of its own, and exactly one is next. */
export default function Start({ data, given }: StartProps) {
  const { words } = useLanguage()
  const { start } = words.worker
  const go = useGo()
  const [user] = data.user.user
  const steps = data.tasks.steps.map((step) => ({
    ...step,
    ...wordsOf(step.code, start.steps),
    ...formOf(step),
  }))
  const open = steps.filter(({ form }) => form !== undefined)
  const shown = open.find(({ name }) => name === given.search.open)
  return (
    <>
      <header className={phone.head}>
        <div>
          <h1>{start.title}</h1>
          {open.length > 0 && <p className={phone.over}>{start.lead(open.length)}</p>}
        </div>
      </header>
      <Card>
        {data.tasks.tasks.length === 0 && (
          <Empty
            icon={CircleCheck}
            title={start.done}
            action={<ButtonLink to="/me">{words.worker.nav.home}</ButtonLink>}
          >
            {start.doneBody}
          </Empty>
        )}
        {steps.map((step) => (
          <div key={step.code} className={parts.step} data-next={step === open[0]} data-state={step.state}>
            <Mark state={step.state} isNext={step === open[0]} />
            <span>
              <strong>{step.title}</strong>
              <small>{step.state === 'done' ? start.isDone : step.lead}</small>
              {step.state !== 'done' && !step.form && <small>{start.waiting}</small>}
            </span>
            {step.form && (
              <Button
                kind={step === open[0] ? 'filled' : 'plain'}
                onClick={() => go(`/me/start?open=${step.name}`)}
              >
                {start.go}
              </Button>
            )}
          </div>
        ))}
      </Card>
      {shown?.form && user && (
        <Panel open onClose={() => go('/me/start')} title={shown.title}>
          <OwnForm
            name={shown.form}
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

type Step = StartProps['data']['tasks']['steps'][number]

const wordsOf = (code: string, known: Readonly<Record<string, { title: string; lead: string }>>) =>
  known[code] ?? { title: code, lead: '' }

/** Which form takes an open step further; none where somebody else has to. */
function formOf({ operation }: Step) {
  const name = operation.split('/').at(-1) ?? ''
  return { name, form: FORM_OF[name] }
}

function Mark({ state, isNext }: { state: Step['state']; isNext: boolean }) {
  const Shown =
    state === 'done' ? CircleCheck : state === 'waiting' ? Hourglass : isNext ? CircleDot : CircleDashed
  return <Shown className={parts.mark} size={20} strokeWidth={1.75} aria-hidden="true" />
}
