import { moveIn as words } from '../../messages/company/move-in.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Row } from '../../ui/head/head.tsx'
import { useGo } from '../../ui/way/way.tsx'
import { Checklist, type Listed } from '../shared/checklist.tsx'
import { ImportPanel } from '../shared/import-people.tsx'
import { type MoveInProps, stateOf } from './asks.ts'
import { HistoryPanel } from './history-panel.tsx'
import { WagesPanel } from './wages-panel.tsx'

/** People, their wages and the year so far: each from a list, tried before it is taken. */
export function Bring({ data, given }: MoveInProps) {
  const go = useGo()
  const { companyId, search } = given
  const base = `/c/${companyId}/move-in?step=bring`
  const close = () => go(base)
  return (
    <>
      <Card title={words.bring.title} flush>
        <Checklist items={itemsOf(data, { companyId, open: (list) => go(`${base}&open=${list}`) })} />
      </Card>
      {search.open === 'people' && <ImportPanel companyId={companyId} close={close} />}
      {search.open === 'wages' && <WagesPanel companyId={companyId} close={close} />}
      {search.open === 'year' && <HistoryPanel companyId={companyId} close={close} />}
    </>
  )
}

interface Opens {
  readonly companyId: string
  readonly open: (list: 'people' | 'wages' | 'year') => void
}

function itemsOf(data: MoveInProps['data'], { companyId, open }: Opens): readonly Listed[] {
  const [count, unpaid] = [data.people.total ?? 0, data.unpaid.total ?? 0]
  const { people, wages, year } = words.bring
  const isNew = count === 0
  return [
    {
      key: 'people',
      title: isNew ? people.title : `${people.title}: ${people.some(count)}`,
      detail: people.lead,
      state: isNew ? 'open' : 'done',
      isNext: isNew,
      action: (
        <Button kind={isNew ? 'filled' : 'plain'} onClick={() => open('people')}>
          {people.go}
        </Button>
      ),
    },
    {
      key: 'wages',
      title: wages.title,
      detail: wages.lead(unpaid),
      state: unpaid > 0 ? 'open' : isNew ? 'waiting' : 'done',
      action: !isNew && (
        <Row end>
          {unpaid > 0 && <ButtonLink to={`/c/${companyId}/people?status=Add+Wage`}>{wages.who}</ButtonLink>}
          <Button kind={unpaid > 0 ? 'filled' : 'plain'} onClick={() => open('wages')}>
            {wages.go}
          </Button>
        </Row>
      ),
    },
    {
      key: 'year',
      title: year.title,
      detail: year.lead,
      state: stateOf(data, 'history'),
      action: <Button onClick={() => open('year')}>{year.go}</Button>,
    },
  ]
}
