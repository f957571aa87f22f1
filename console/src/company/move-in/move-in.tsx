import { moveIn as words } from '../../messages/company/move-in.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Head, Row, Stack } from '../../ui/head/head.tsx'
import { Steps } from '../../ui/steps/steps.tsx'
import { comparedDates, ENOUGH, type MoveInProps, stateOf } from './asks.ts'
import { Bring } from './bring.tsx'
import { Compare } from './compare.tsx'
import { Live } from './live.tsx'

const STEPS = ['bring', 'compare', 'live'] as const
type StepName = (typeof STEPS)[number]

/** From another provider: bring people and the year so far, compare payrolls that were paid already, go live. */
export default function MoveIn(props: MoveInProps) {
  const { data, given } = props
  const base = `/c/${given.companyId}/move-in`
  const now = STEPS.find((name) => name === given.search.step) ?? 'bring'
  const isDone: Readonly<Record<StepName, boolean>> = {
    bring: (data.people.total ?? 0) > 0 && stateOf(data, 'history') === 'done',
    compare: comparedDates(data) >= ENOUGH,
    live: false,
  }
  const after = now === 'bring' ? 'compare' : now === 'compare' ? 'live' : undefined
  return (
    <>
      <Head title={words.title} lead={words.lead} />
      <Stack>
        <Steps
          label={words.title}
          now={now}
          steps={STEPS.map((name) => ({
            name,
            words: words.steps[name],
            isDone: isDone[name] && name !== now,
            to: `${base}?step=${name}`,
          }))}
        />
        {now === 'bring' && <Bring {...props} />}
        {now === 'compare' && <Compare companyId={given.companyId} />}
        {now === 'live' && <Live {...props} />}
        {after && (
          <Row end>
            <ButtonLink to={`${base}?step=${after}`}>{words.next[after]}</ButtonLink>
          </Row>
        )}
      </Stack>
    </>
  )
}
