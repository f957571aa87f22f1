import { ChevronRight, FileText, Landmark, ListTodo, ReceiptText, Scale } from 'lucide-react'
import { useState } from 'react'
import { toDoor } from '../../app/door.ts'
import { useEntrance } from '../../app/session.tsx'
import { type Theme, themeNow, wear } from '../../app/theme.ts'
import { endingOf, phoneWords } from '../../format/names.ts'
import { useLanguage } from '../../messages/words.tsx'
import { Button, type Icon } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Select } from '../../ui/fields/fields.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { useGo, Way } from '../../ui/way/way.tsx'
import { OwnForm } from '../shared/forms.tsx'
import phone from '../shared/phone.module.css'
import type { MeProps } from './asks.ts'

/** Who the worker is to the company, and the ways to what can be changed. */
export default function Me({ data, given }: MeProps) {
  const { words } = useLanguage()
  const { me } = words.worker
  const go = useGo()
  const [user] = data.user.user
  const mayChange = given.acting.role === 'worker'
  const close = () => go('/me/profile')
  if (!user) return null
  const { userAddress: home } = user
  return (
    <>
      <header className={phone.head}>
        <h1>{me.title}</h1>
      </header>
      <Stack gap="lines">
        <Ways {...{ data, given }} />
        <Card
          title={me.about}
          aside={
            mayChange && (
              <Button size="small" onClick={() => go('/me/profile?form=address')}>
                {me.change}
              </Button>
            )
          }
        >
          <Facts
            of={[
              [me.company, given.acting.person?.company ?? ''],
              [me.email, user.email],
              [me.phone, phoneWords(user.phoneNumber)],
              [me.home, home ? `${home.address1}, ${home.city}, ${home.state} ${home.zipcode}` : '–'],
            ]}
          />
        </Card>
        <Preferences />
      </Stack>
      {given.search.form === 'address' && mayChange && (
        <Panel open onClose={close} title={me.address}>
          <OwnForm
            name="address"
            companyId={given.companyId}
            userId={given.userId}
            stateCode={user.stateCode}
            known={{
              address1: home?.address1 ?? '',
              city: home?.city ?? '',
              state: home?.state ?? '',
              zipcode: home?.zipcode ?? '',
              phoneNumber: user.phoneNumber,
            }}
            done={close}
          />
        </Panel>
      )}
    </>
  )
}

function Ways({ data, given }: MeProps) {
  const { words } = useLanguage()
  const { me, taxes, bank, documents, start, taxForms } = words.worker
  const [user] = data.user.user
  const status = user?.W4Informations[0]?.W4FilingStatus.W4FilingStatus
  const accounts = (user?.bankAccounts ?? []).filter((one) => one.status !== 'deactivated')
  const own: readonly [to: string, name: string, detail: string, icon: Icon][] = [
    [
      '/me/taxes',
      taxes.title,
      status ? (words.fields.options[status] ?? status) : words.worker.w4None,
      Scale,
    ],
    [
      '/me/bank',
      bank.title,
      accounts.map(({ accountNumber }) => endingOf(accountNumber)).join(', ') || me.noBank,
      Landmark,
    ],
    ['/me/start', start.title, me.startDetail, ListTodo],
  ]
  const everybody: typeof own = [
    ['/me/forms', taxForms.title, taxForms.lead, ReceiptText],
    ['/me/documents', documents.title, documents.lead, FileText],
  ]
  return (
    <ul className={phone.lines}>
      {[...(given.acting.role === 'worker' ? own : []), ...everybody].map(([to, name, detail, Mark]) => (
        <li key={to}>
          <Way to={to} className={phone.way}>
            <Mark size={20} strokeWidth={1.75} />
            <span>
              {name}
              <small>{detail}</small>
            </span>
            <ChevronRight size={16} aria-hidden="true" />
          </Way>
        </li>
      ))}
    </ul>
  )
}

function Preferences() {
  const { words, language, speak } = useLanguage()
  const { frame, fields, worker } = words
  const { leave } = useEntrance()
  const [theme, setTheme] = useState<Theme>(themeNow)
  const out = async (everywhere: boolean) => {
    await leave(everywhere)
    toDoor()
  }
  const choose = (next: string) => {
    wear(next as Theme)
    setTheme(next as Theme)
  }
  return (
    <Card title={worker.me.device}>
      <Stack gap="lines">
        <Select
          name="language"
          label={worker.me.language}
          value={language}
          onChange={(next) => speak(next === 'es' ? 'es' : 'en')}
          options={[
            { value: 'en', words: fields.options.en! },
            { value: 'es', words: fields.options.es! },
          ]}
        />
        <Select
          name="theme"
          label={frame.theme}
          value={theme}
          onChange={choose}
          options={Object.entries(frame.themes).map(([value, name]) => ({ value, words: name }))}
        />
        <Row>
          <Button onClick={() => void out(false)}>{frame.signOut}</Button>
          <Button kind="quiet" onClick={() => void out(true)}>
            {frame.signOutEverywhere}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
