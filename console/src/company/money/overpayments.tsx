import { ask, type Reply } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { dollars, Money, total } from '../../format/money.tsx'
import { type Rooted, RootedForm } from '../../forms/rooted-form.tsx'
import { money as words } from '../../messages/company/money.ts'
import { Button } from '../../ui/button/button.tsx'
import { Empty, Fault, Skeleton } from '../../ui/empty/empty.tsx'
import { Row } from '../../ui/head/head.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Status } from '../../ui/status/status.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import { useWithin, Way } from '../../ui/way/way.tsx'
import type { MoneyProps } from './asks.ts'

type Overpaid = Reply<'reports/getOverpayments'>['overpayments'][number]
type Settling = keyof typeof FORMS

/** Pay of voided paychecks that people have: given back by hand, or taken from coming paychecks. */
export function Overpayments({ given }: MoneyProps) {
  const { companyId, search } = given
  const { data, error, refetch } = useAsk(ask('reports/getOverpayments', { companyId, limit: 1000 }))
  const to = useWithin(`/c/${companyId}/money`, search)
  if (error) return <Fault error={error} again={() => void refetch()} />
  if (!data) return <Skeleton />
  if (data.overpayments.length === 0) return <Empty title={words.overpaid.none} />
  const [how, userId] = search.settle?.split(' ') ?? []
  const chosen = data.overpayments.find((each) => each.userId === userId)
  const close = () => to({ settle: '' })
  const acts = {
    mayRecord: given.acting.role !== 'bookkeeper',
    settle: (by: Settling, of: Overpaid) => to({ settle: `${by} ${of.userId}` }),
  }
  return (
    <>
      <DataTable
        label={words.views.overpayments}
        rows={data.overpayments}
        keyOf={(each) => each.userId}
        columns={columnsOf(companyId, acts)}
      />
      {chosen && (how === 'recovery' || (how === 'repayment' && acts.mayRecord)) && (
        <Settle how={how} of={chosen} companyId={companyId} close={close} />
      )}
    </>
  )
}

const FORMS = {
  repayment: {
    address: 'adminPortal/addOverpaymentRepayment',
    root: 'overpaymentRepayment',
    fields: ['amount', 'repaymentDate', 'reference'],
    over: {
      amount: { label: 'repaidAmount', said: '' },
      repaymentDate: { said: '' },
      reference: { said: '' },
    },
  },
  recovery: { address: 'adminPortal/addRecurringPayItem', root: '', fields: ['amountPerPayperiod'] },
} as const satisfies Readonly<Record<string, Rooted>>

const RECOVERY = { payItem: 'Deduction', type: 'Overpayment Recovery', recoversOverpayment: true }

function Settle({
  how,
  of,
  companyId,
  close,
}: {
  how: Settling
  of: Overpaid
  companyId: string
  close: () => void
}) {
  const { title, lead, go } = words.overpaid[how]
  const ids = { companyId, userId: of.userId }
  return (
    <Panel open onClose={close} title={title} lead={lead(of.userName, dollars(of.owed))}>
      <RootedForm
        form={FORMS[how]}
        ids={how === 'recovery' ? { ...ids, ...RECOVERY } : ids}
        submit={go}
        then={close}
      />
    </Panel>
  )
}

interface Acts {
  /** What came in by hand; who keeps the books may only have it taken from pay. */
  readonly mayRecord: boolean
  readonly settle: (by: Settling, of: Overpaid) => void
}

const columnsOf = (companyId: string, acts: Acts): readonly Column<Overpaid>[] => [
  {
    name: 'who',
    head: words.overpaid.who,
    cell: ({ userId, userName }) => <Way to={`/c/${companyId}/people/${userId}?tab=pay`}>{userName}</Way>,
  },
  {
    name: 'overpaid',
    head: words.overpaid.had,
    align: 'end',
    minor: true,
    cell: ({ overpaid }) => <Money amount={overpaid} />,
  },
  {
    name: 'back',
    head: words.overpaid.back,
    align: 'end',
    minor: true,
    cell: ({ repaid, recovered }) => <Money amount={total([repaid, recovered])} />,
  },
  { name: 'owed', head: words.overpaid.owed, align: 'end', cell: ({ owed }) => <Money amount={owed} /> },
  {
    name: 'settle',
    head: words.columns.status,
    align: 'end',
    cell: (of) => <Standing of={of} {...acts} />,
  },
]

function Standing({ of, mayRecord, settle }: Acts & { of: Overpaid }) {
  if (of.owed <= 0) return <Status tone="good">{words.overpaid.settled}</Status>
  const isTaken = of.recurringPayItemId !== null
  return (
    <Row end>
      {isTaken && <Status tone="calm">{words.overpaid.taken}</Status>}
      {mayRecord && (
        <Button
          size="small"
          label={words.overpaid.repayment.of(of.userName)}
          onClick={() => settle('repayment', of)}
        >
          {words.overpaid.repayment.title}
        </Button>
      )}
      {!isTaken && (
        <Button
          size="small"
          kind="quiet"
          label={words.overpaid.recovery.of(of.userName)}
          onClick={() => settle('recovery', of)}
        >
          {words.overpaid.recovery.title}
        </Button>
      )}
    </Row>
  )
}
