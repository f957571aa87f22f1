import { dayWords } from '../../format/days.ts'
import { Money } from '../../format/money.tsx'
import { money as words } from '../../messages/company/money.ts'
import { Flow } from '../../pictures/flow/flow.tsx'
import { Status } from '../../ui/status/status.tsx'
import { DataTable } from '../../ui/table/table.tsx'
import type { MoneyProps } from './asks.ts'
import styles from './money.module.css'

type FlowData = MoneyProps['data']['flow']
type Link = FlowData['links'][number]

/** The picture, what its looks mean, and the same as a table. */
export function FlowView({ flow, today }: { flow: FlowData; today: string }) {
  const nodes = flow.nodes.map((node) => ({ ...node, name: words.nodes[node.name] ?? node.name }))
  const nameOf = (id: string) => nodes.find((node) => node.id === id)?.name ?? id
  return (
    <>
      <div className={styles.picture}>
        <Flow
          nodes={nodes}
          links={flow.links}
          label={words.picture}
          detailOf={({ id, kind }) =>
            kind === 'payee'
              ? stateOf(
                  flow.links.filter(({ target }) => target === id),
                  today,
                )
              : ''
          }
        />
        <ul className={styles.legend}>
          {(['arrived', 'held', 'returned'] as const).map((status) => (
            <li key={status}>
              <span className={styles[status]} aria-hidden="true" />
              {words.statuses[status]}
            </li>
          ))}
        </ul>
      </div>
      <h2 className={styles.twin}>{words.asTable}</h2>
      <DataTable
        label={words.asTable}
        rows={flow.links}
        keyOf={({ source, target, status }) => `${source} ${target} ${status}`}
        columns={[
          { name: 'from', head: words.columns.from, minor: true, cell: ({ source }) => nameOf(source) },
          { name: 'to', head: words.columns.to, cell: ({ target }) => nameOf(target) },
          {
            name: 'status',
            head: words.columns.status,
            cell: (link) => <Status tone={TONES[link.status]}>{stateOf([link], today)}</Status>,
          },
          {
            name: 'amount',
            head: words.columns.amount,
            align: 'end',
            cell: ({ amount }) => <Money amount={amount} />,
          },
        ]}
      />
    </>
  )
}

const TONES = { arrived: 'good', held: 'calm', returned: 'bad' } as const

function stateOf(links: readonly Link[], today: string): string {
  const states = new Set(links.map(({ status }) => status))
  if (states.size > 1 && !states.has('returned')) return words.partly
  const [link] = links
  if (!link) return ''
  if (link.status !== 'held') return words.statuses[link.status] ?? link.status
  return link.dueDate ? words.heldTo(dayWords(link.dueDate, 'month', { today })) : words.heldNoDay
}
