import { toDoor } from '../../app/door.ts'
import type { PageProps } from '../../app/page.tsx'
import { useEntrance } from '../../app/session.tsx'
import { Money } from '../../format/money.tsx'
import { endingOf } from '../../format/names.ts'
import { useLanguage } from '../../messages/words.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Select } from '../../ui/fields/fields.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Status } from '../../ui/status/status.tsx'
import { useGo } from '../../ui/way/way.tsx'
import { type FormName, OwnForm } from '../shared/forms.tsx'
import phone from '../shared/phone.module.css'
import type { meAsks } from '../worker.pages.ts'

type MeProps = PageProps<ReturnType<typeof meAsks>>

export default function Me({ data, given }: MeProps) {
  const { words } = useLanguage()
  const { me } = words.worker
  const go = useGo()
  const [user] = data.user.user
  const mayChange = given.acting.role === 'worker'
  const open = (form: FormName) => () => go(`/me/profile?form=${form}`)
  const close = () => go('/me/profile')
  if (!user) return null
  const { userAddress: home } = user
  const [w4] = user.W4Informations
  const status = w4?.W4FilingStatus.W4FilingStatus ?? ''
  const change = (form: FormName, name = me.change) =>
    mayChange && (
      <Button size="small" onClick={open(form)}>
        {name}
      </Button>
    )
  const form = FORMS.find((name) => name === given.search.form)
  return (
    <>
      <header className={phone.head}>
        <h1>{me.title}</h1>
      </header>
      <Stack gap="lines">
        <Card title={me.about} aside={change('address')}>
          <Facts
            of={[
              [me.company, given.acting.person?.company ?? ''],
              [me.email, user.email],
              [me.phone, user.phoneNumber],
              [me.home, home ? `${home.address1}, ${home.city}, ${home.state} ${home.zipcode}` : '–'],
            ]}
          />
        </Card>
        <Card title={me.taxes} aside={change('w4')}>
          <Facts
            of={
              w4
                ? [
                    [me.status, words.fields.options[status] ?? status],
                    [me.children, w4.Dependents],
                    [me.extra, <Money key="extra" amount={w4.ExtraWithholding} />],
                  ]
                : [[me.status, words.worker.w4None]]
            }
          />
          {mayChange && (
            <Button size="small" onClick={open('state')}>
              {me.state(user.stateCode)}
            </Button>
          )}
        </Card>
        <Card title={me.bank} aside={change('bank', me.add)}>
          {user.bankAccounts.length === 0 && <p className={phone.quiet}>{me.noBank}</p>}
          {user.bankAccounts.map((account) => (
            <div key={account.userPayAccountEntityId} className={phone.row}>
              <span>
                {`${account.bankName || account.accountName} ${endingOf(account.accountNumber)}`}
                <small>{me.share(account.payPercentage)}</small>
              </span>
              <Status tone={account.status === 'ready' || account.status === 'active' ? 'good' : 'warn'}>
                {account.status}
              </Status>
            </div>
          ))}
        </Card>
        <Preferences />
      </Stack>
      {form && mayChange && (
        <Panel open onClose={close} title={titleOf(form, me, user.stateCode)}>
          <OwnForm
            name={form}
            companyId={given.companyId}
            userId={given.userId}
            stateCode={user.stateCode}
            done={close}
          />
        </Panel>
      )}
    </>
  )
}

const FORMS: readonly FormName[] = ['about', 'w4', 'state', 'bank', 'terms', 'address']

const titleOf = (
  form: FormName,
  me: ReturnType<typeof useLanguage>['words']['worker']['me'],
  state: string,
): string =>
  ({
    about: me.about,
    w4: me.taxes,
    state: me.state(state),
    bank: me.add,
    terms: me.title,
    address: me.address,
  })[form]

function Preferences() {
  const { words, language, speak } = useLanguage()
  const { leave } = useEntrance()
  const out = async () => {
    await leave()
    toDoor()
  }
  return (
    <Card>
      <Stack gap="lines">
        <Select
          name="language"
          label={words.worker.me.language}
          value={language}
          onChange={(next) => speak(next as 'en')}
          options={[
            { value: 'en', words: words.fields.options.en! },
            { value: 'es', words: words.fields.options.es! },
          ]}
        />
        <Row>
          <Button onClick={() => void out()}>{words.frame.signOut}</Button>
        </Row>
      </Stack>
    </Card>
  )
}
