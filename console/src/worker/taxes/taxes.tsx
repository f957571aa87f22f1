import { dayWords } from '../../format/days.ts'
import { Money } from '../../format/money.tsx'
import { useLanguage } from '../../messages/words.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { useGo } from '../../ui/way/way.tsx'
import { BackHead } from '../shared/back-head.tsx'
import parts from '../shared/parts.module.css'
import phone from '../shared/phone.module.css'
import type { TaxesProps } from './asks.ts'
import { Federal, StateForm } from './certificates.tsx'

/** The certificates as they stand, and what they took last time; a change can be tried first. */
export default function Taxes(props: TaxesProps) {
  const { data, given } = props
  const { words } = useLanguage()
  const { taxes, me } = words.worker
  const go = useGo()
  const [user] = data.user.user
  const close = () => go('/me/taxes')
  const { form } = given.search
  const { stateCode = '' } = user ?? {}
  return (
    <>
      <BackHead title={taxes.title} />
      <Stack gap="lines">
        <p className={phone.over}>{taxes.lead}</p>
        <W4 {...props} />
        <StateCertificate {...props} stateCode={stateCode} />
      </Stack>
      {form === 'w4' && (
        <Panel open onClose={close} title={words.worker.w4} lead={taxes.w4Lead}>
          <Federal {...props} done={close} />
        </Panel>
      )}
      {form === 'state' && (
        <Panel open onClose={close} title={me.state(stateCode)} lead={taxes.stateLead}>
          <StateForm {...props} code={stateCode} done={close} />
        </Panel>
      )}
    </>
  )
}

function W4({ data, given }: TaxesProps) {
  const { words, locale } = useLanguage()
  const { me, taxes } = words.worker
  const go = useGo()
  const standing = data.w4.w4Informations.find((one) => one.standing === 'current')
  const coming = data.w4.w4Informations.find((one) => one.standing === 'future')
  const option = (value: string) => words.fields.options[value] ?? value
  return (
    <Card
      title={words.worker.w4}
      aside={
        <Button size="small" kind="filled" onClick={() => go('/me/taxes?form=w4')}>
          {standing ? me.change : me.fill}
        </Button>
      }
    >
      {standing ? (
        <Facts
          of={[
            [me.status, option(standing.w4FilingStatus)],
            [me.children, standing.dependents],
            ...(standing.dependentsAbove18 > 0 ? [[taxes.others, standing.dependentsAbove18] as const] : []),
            [taxes.twoJobs, standing.haveMultipleJob ? words.frame.yes : words.frame.no],
            [me.extra, <Money key="extra" amount={standing.extraWithholding} />],
            ...(standing.isExempt ? [[taxes.exempt, words.frame.yes] as const] : []),
            [taxes.since, dayWords(standing.effectiveDate, 'month', { locale, today: given.today })],
          ]}
        />
      ) : (
        <Notice>{words.worker.w4None}</Notice>
      )}
      {coming && (
        <Notice tone="calm">
          {taxes.coming(
            option(coming.w4FilingStatus),
            dayWords(coming.effectiveDate, 'sentence', { locale }),
          )}
        </Notice>
      )}
      <LastTime code="US.incomeTax" data={data} given={given} />
    </Card>
  )
}

function StateCertificate({ data, given, stateCode }: TaxesProps & { stateCode: string }) {
  const { words, locale } = useLanguage()
  const { me, taxes } = words.worker
  const go = useGo()
  const standing = data.w4.stateW4Informations.find(
    (one) => one.standing === 'current' && one.stateCode === stateCode,
  )
  return (
    <Card
      title={me.state(stateCode)}
      aside={
        <Button size="small" onClick={() => go('/me/taxes?form=state')}>
          {standing ? me.change : me.fill}
        </Button>
      }
    >
      {standing ? (
        <Facts
          of={[
            ...Object.entries(standing.fields).map(
              ([name, value]) => [taxes.lineNames[name] ?? name, value] as const,
            ),
            [taxes.since, dayWords(standing.effectiveDate, 'month', { locale, today: given.today })],
          ]}
        />
      ) : (
        <p className={phone.quiet}>{taxes.noState}</p>
      )}
      <LastTime code={`${stateCode}.incomeTax`} data={data} given={given} />
    </Card>
  )
}

/** What it took the last time: the number that a change moves. */
function LastTime({ code, data }: TaxesProps & { code: string }) {
  const { words, locale } = useLanguage()
  const [paid] = data.history.payrollHistory
  const taken = paid?.employeeTaxDetails.find(({ taxCode }) => taxCode === code)
  if (!paid || !taken) return null
  return (
    <p className={parts.lastTime}>
      <span>{words.worker.taxes.lastTime(dayWords(paid.payDate, 'month', { locale }))}</span>
      <Money amount={taken.taxAmount} tone="strong" />
    </p>
  )
}
