import { editionWords } from '../../format/days.ts'
import { Money } from '../../format/money.tsx'
import { address as words } from '../../messages/company/address.ts'
import { Card } from '../../ui/card/card.tsx'
import { Status } from '../../ui/status/status.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import type { Place } from './asks.ts'

type Jurisdiction = Place['jurisdictions'][number]
type Tax = Jurisdiction['taxes'][number]

/** One authority with its taxes on wages. */
export function Taxes({ of: { code, name, taxes } }: { of: Jurisdiction }) {
  const title = words.taxesOf(name)
  return (
    <Card title={title} aside={<code>{code}</code>} flush>
      {taxes.length === 0 ? (
        <p>{words.noTaxes}</p>
      ) : (
        <DataTable label={title} rows={taxes} keyOf={(tax) => tax.code} columns={columnsOf()} />
      )}
    </Card>
  )
}

const columnsOf = (): readonly Column<Tax>[] => [
  { name: 'tax', head: words.columns.tax, cell: ({ name }) => name.replace(/^\S+ - /, '') },
  { name: 'payer', head: words.columns.payer, minor: true, cell: ({ payer }) => words.payers[payer] },
  { name: 'of', head: words.columns.of, minor: true, cell: ({ of }) => words.whom[of] },
  { name: 'rate', head: words.columns.rate, align: 'end', cell: rateOf },
  { name: 'agency', head: words.columns.agency, minor: true, cell: ({ agency }) => agency },
  {
    name: 'edition',
    head: words.columns.edition,
    minor: true,
    cell: ({ edition }) => <span title={edition}>{editionWords(edition)}</span>,
  },
  {
    name: 'confidence',
    head: words.columns.confidence,
    align: 'end',
    cell: ({ confidence }) => (
      <Status tone={confidence === 'verified' ? 'good' : 'warn'}>
        {words.confidence[confidence] ?? confidence}
      </Status>
    ),
  },
]

function rateOf({ rate, shares, amount, of }: Tax) {
  if (amount)
    return (
      <>
        <Money amount={Number(amount.dollars)} /> {words.per[amount.per]}
      </>
    )
  if (rate) {
    const isOne = rate.resident === rate.nonresident || of === 'residents'
    return isOne ? rate.resident : words.rates(rate.resident, rate.nonresident)
  }
  if (!shares) return words.graduated
  const told = [
    shares.employee && words.shares.employee(shares.employee),
    shares.employer && words.shares.employer(shares.employer),
    shares.per === 'hour' && words.shares.hour,
    shares.isAssigned && words.shares.assigned,
  ].filter(Boolean)
  return told.join(' ')
}
