import { ask } from '../../calls/operations.ts'
import { useAsk, useSend } from '../../calls/use-calls.ts'
import { dayWords } from '../../format/days.ts'
import { dollars, Money } from '../../format/money.tsx'
import { people as words } from '../../messages/company/people.ts'
import { shared } from '../../messages/company/shared.ts'
import { wordsNow } from '../../messages/words.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Fault, Skeleton } from '../../ui/empty/empty.tsx'
import { Status } from '../../ui/status/status.tsx'
import { DataTable } from '../../ui/table/table.tsx'
import type { TabProps } from './asks.ts'
import styles from './people.module.css'

/** Every wage with its days: what is paid now, what was, and what comes. */
export function Wages({ given, user, open }: TabProps) {
  const { companyId, today } = given
  const { data, error } = useAsk(ask('reports/getUserWages', { companyId, userId: user.userId }))
  if (error) return <Fault error={error} />
  if (!data) return <Skeleton rows={2} />
  return (
    <Card
      title={words.wage}
      flush
      aside={
        open && (
          <Button size="small" onClick={() => open('wage')}>
            {words.newWage}
          </Button>
        )
      }
    >
      <DataTable
        label={words.wage}
        rows={data.userWages}
        keyOf={({ userWageId }) => userWageId}
        columns={[
          {
            name: 'from',
            head: words.wageColumns.from,
            cell: ({ startDate }) => dayWords(startDate, 'short', { today }),
          },
          {
            name: 'rate',
            head: words.wage,
            align: 'end',
            cell: ({ wageRate, wageBasis }) =>
              words.pay(dollars(wageRate), words.bases[wageBasis] ?? wageBasis),
          },
          {
            name: 'by',
            head: words.columns.by,
            minor: true,
            cell: ({ paymentMethod }) => shared.methods[paymentMethod] ?? paymentMethod,
          },
          {
            name: 'standing',
            head: words.columns.status,
            align: 'end',
            cell: ({ standing }) => (
              <Status tone={standing === 'current' ? 'good' : 'calm'}>{words.standings[standing]}</Status>
            ),
          },
        ]}
      />
    </Card>
  )
}

/** What every paycheck adds or takes, until it is removed. */
export function Items({ given, user, open }: TabProps) {
  const { companyId } = given
  const { data } = useAsk(ask('reports/getRecurringPayItems', { companyId, userId: user.userId }))
  const remove = useSend('adminPortal/removeRecurringPayItem')
  if (!data) return <Skeleton rows={2} />
  return (
    <Card
      title={words.items}
      aside={
        open && (
          <Button size="small" onClick={() => open('item')}>
            {words.addItem}
          </Button>
        )
      }
    >
      {remove.error && <Fault error={remove.error} />}
      {data.recurringPayItems.length === 0 && <p className={styles.quiet}>{words.noItems}</p>}
      <ul className={styles.todo}>
        {data.recurringPayItems.map(({ recurringPayItemId, payItem, type, amountPerPayperiod, ...rest }) => (
          <li key={recurringPayItemId}>
            <div>
              <strong>{type}</strong>
              <p>
                {`${words.itemKinds[payItem] ?? payItem}, ${
                  amountPerPayperiod === null
                    ? words.share(rest.allocatedPercentage ?? 0)
                    : dollars(amountPerPayperiod)
                }${rest.totalAmount === null ? '' : `. ${leftWords(rest)}`}`}
              </p>
            </div>
            {open && (
              <Button
                size="small"
                kind="quiet"
                onClick={() =>
                  remove.mutate({ body: { companyId, userId: user.userId, recurringPayItemId } })
                }
              >
                {words.removeItem}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Of a loan: what is left of it, or that it is repaid. */
const leftWords = ({
  balance,
  totalAmount,
}: {
  balance: number | null
  totalAmount: number | null
}): string =>
  balance === 0
    ? words.repaid(dollars(totalAmount ?? 0))
    : words.left(dollars(balance ?? 0), dollars(totalAmount ?? 0))

/** The year so far, line by line as paychecks name it. */
export function Year({ given, user }: TabProps) {
  const { companyId } = given
  const { data, error } = useAsk(ask('reports/getYearToDate', { companyId, userId: user.userId }))
  if (error) return <Fault error={error} />
  if (!data) return <Skeleton rows={4} />
  const { year, paychecks, gross, net, lines } = data.yearToDate
  return (
    <Card
      title={words.yearOf(year, paychecks)}
      aside={words.yearSums(dollars(gross), dollars(net ?? 0))}
      flush
    >
      <DataTable
        label={words.tabs.year}
        rows={lines}
        keyOf={({ kind, code, name }) => `${kind} ${code} ${name}`}
        columns={[
          {
            name: 'name',
            head: words.yearColumns.line,
            cell: ({ code, name }) => wordsNow().worker.taxOf(code, name),
          },
          {
            name: 'kind',
            head: words.facts.kind,
            minor: true,
            cell: ({ kind }) => words.lineKinds[kind] ?? kind,
          },
          {
            name: 'wages',
            head: words.yearColumns.wages,
            align: 'end',
            minor: true,
            cell: ({ wages }) => <Money amount={wages} />,
          },
          {
            name: 'amount',
            head: words.yearColumns.amount,
            align: 'end',
            cell: ({ amount }) => <Money amount={amount} />,
          },
        ]}
      />
    </Card>
  )
}
