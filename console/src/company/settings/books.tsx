import { ask } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { settings as words } from '../../messages/company/settings.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Fault, Skeleton } from '../../ui/empty/empty.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import type { PartProps } from './asks.ts'
import { type BookMap, mapOf, type Usual } from './book-rows.ts'
import styles from './settings.module.css'

/** What the company's own books call each account of the payroll journal. */
export function Books({ given, open }: PartProps) {
  const { companyId } = given
  const { data, error, refetch } = useAsk(ask('reports/getAccountMapping', { companyId }))
  const say = words.books
  return (
    <Card
      title={say.title}
      aside={
        <ButtonLink size="small" to={`/c/${companyId}/documents`}>
          {say.download}
        </ButtonLink>
      }
      flush
    >
      <p className={styles.lead}>{say.lead}</p>
      {error && <Fault error={error} again={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data && (
        <DataTable
          label={say.title}
          rows={data.usualAccounts}
          keyOf={({ account }) => account}
          columns={columnsOf(data.accountMapping, open)}
        />
      )}
    </Card>
  )
}

const columnsOf = (all: readonly BookMap[], open: PartProps['open']): readonly Column<Usual>[] => [
  {
    name: 'account',
    head: words.books.account,
    cell: (usual) => (
      <div className={styles.what}>
        {words.books.accounts[usual.account] ?? usual.accountName}
        <small>{`${usual.accountNumber} ${usual.accountName}`}</small>
      </div>
    ),
  },
  { name: 'yours', head: words.books.yours, cell: (usual) => <Yours map={mapOf(all, usual.account)} /> },
  ...(open
    ? [
        {
          name: 'edit',
          head: <span className="unseen">{words.edit}</span>,
          align: 'end' as const,
          cell: ({ account, accountName }: Usual) => (
            <Button
              size="small"
              kind="quiet"
              label={words.editOf(words.books.accounts[account] ?? accountName)}
              onClick={() => open('book', account)}
            >
              {words.edit}
            </Button>
          ),
        },
      ]
    : []),
]

function Yours({ map: { whole, others } }: { map: ReturnType<typeof mapOf> }) {
  const exceptions = others.length > 0 ? words.books.exceptions(others.length) : ''
  if (!whole) return <span className={styles.none}>{exceptions || words.books.asUsual}</span>
  return (
    <div className={styles.what}>
      {[whole.accountNumber, whole.accountName].filter(Boolean).join(' ')}
      {exceptions && <small>{exceptions}</small>}
    </div>
  )
}
