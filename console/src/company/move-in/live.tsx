import { moveIn as words } from '../../messages/company/move-in.ts'
import { setup } from '../../messages/company/setup.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Checklist, type Listed } from '../shared/checklist.tsx'
import { comparedDates, ENOUGH, type MoveInProps } from './asks.ts'

/** What is done and what is left, from the company itself to the payrolls that were compared. */
export function Live({ data, given }: MoveInProps) {
  const base = `/c/${given.companyId}`
  const items = itemsOf(data, base)
  const left = items.filter(({ state }) => state !== 'done')
  return (
    <>
      {left.length === 0 && (
        <Notice
          tone="good"
          actions={
            <ButtonLink kind="filled" to={`${base}/payroll`}>
              {words.live.run}
            </ButtonLink>
          }
        >
          {words.live.ready}
        </Notice>
      )}
      <Card title={words.live.title} flush>
        <Checklist items={items.map((item) => ({ ...item, isNext: item === left[0] }))} />
      </Card>
      <Notice tone="calm">
        <strong>{words.live.leave}</strong> {words.live.leaveLead}
      </Notice>
    </>
  )
}

function itemsOf(data: MoveInProps['data'], base: string): readonly Listed[] {
  const count = comparedDates(data)
  const steps = data.tasks.steps.map(({ code, state }): Listed => {
    const known = setup.steps[code]
    const to = code === 'history' ? `${base}/move-in?step=bring` : `${base}/setup`
    return {
      key: code,
      title: known?.title ?? code,
      detail: known?.lead ?? '',
      state,
      action: state === 'open' && <ButtonLink to={to}>{words.live.go}</ButtonLink>,
    }
  })
  const isCompared = count >= ENOUGH
  return [
    ...steps,
    {
      key: 'compared',
      title: words.live.compared,
      detail: words.live.comparedLead(count),
      state: isCompared ? 'done' : 'open',
      action: !isCompared && <ButtonLink to={`${base}/move-in?step=compare`}>{words.live.go}</ButtonLink>,
    },
  ]
}
