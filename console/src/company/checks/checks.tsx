import { Printer, ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { useSend } from '../../calls/use-calls.ts'
import { saveBase64 } from '../../format/csv.ts'
import { dayWords } from '../../format/days.ts'
import { Money } from '../../format/money.tsx'
import { refusalOf } from '../../forms/refusal.ts'
import { checks as words } from '../../messages/company/checks.ts'
import { Bar } from '../../ui/bar/bar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Check, Input } from '../../ui/fields/fields.tsx'
import { Head, Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { Dialog } from '../../ui/panel/panel.tsx'
import { Person } from '../../ui/person/person.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { useWithin } from '../../ui/way/way.tsx'
import { type ChecksProps, PAGE, shownOf } from './asks.ts'
import { Rules } from './rules.tsx'

type PaperCheck = ChecksProps['data']['checks']['checks'][number]

/** Checks that the company writes: what is out, what was cashed, voided, or went stale. */
export default function Checks(props: ChecksProps) {
  const { data, given } = props
  const [voiding, setVoiding] = useState<PaperCheck>()
  const { checks, nextCursor } = data.checks
  const shown = shownOf(given.search)
  const { cursor = '' } = given.search
  const at = useWithin(`/c/${given.companyId}/checks`, { show: shown })
  const mayChange = given.acting.role !== 'bookkeeper'
  return (
    <>
      <Head title={words.title} lead={words.lead} />
      <Stack>
        <Card flush label={words.title}>
          <Bar>
            <Tabs
              label={words.filter}
              tabs={Object.entries(words.tabs).map(([name, title]) => ({ name, words: title }))}
              chosen={shown}
              choose={(name) => at({ show: name })}
            />
            {checks.length > 0 && mayChange && <Print checks={checks} />}
          </Bar>
          {checks.length === 0 ? (
            <Empty icon={ReceiptText} title={words.none[shown]}>
              {words.noneBody}
            </Empty>
          ) : (
            <DataTable
              label={words.title}
              rows={checks}
              keyOf={({ checkId }) => checkId}
              columns={columnsOf(given.today, mayChange ? setVoiding : undefined)}
            />
          )}
          <Pager cursor={cursor} next={nextCursor} size={PAGE} go={(to) => at({ cursor: to })} />
        </Card>
        {mayChange && <Rules {...props} />}
      </Stack>
      {voiding && <VoidCheck check={voiding} close={() => setVoiding(undefined)} />}
    </>
  )
}

/** What is shown, on one file, a check a page. */
function Print({ checks }: { checks: readonly PaperCheck[] }) {
  const print = useSend('payroll/printChecks', {
    done: ({ fileName, fileBase64 }) => saveBase64(fileName, fileBase64, 'application/pdf'),
  })
  const { whole } = refusalOf(print.error)
  const { companyId } = checks[0]!
  const checkIds = checks.map(({ checkId }) => checkId)
  return (
    <Row>
      {whole && <Notice tone="bad">{whole}</Notice>}
      <Button
        icon={Printer}
        size="small"
        busy={print.isPending}
        onClick={() => print.mutate({ body: { companyId, checkIds } })}
      >
        {words.print(checks.length)}
      </Button>
    </Row>
  )
}

const columnsOf = (
  today: string,
  doVoid: ((check: PaperCheck) => void) | undefined,
): readonly Column<PaperCheck>[] => [
  { name: 'number', head: words.columns.number, cell: ({ checkNumber }) => checkNumber },
  {
    name: 'payee',
    head: words.columns.payee,
    cell: ({ payee, accountNumber }) => <Person name={payee} detail={words.from(accountNumber.slice(-4))} />,
  },
  {
    name: 'date',
    head: words.columns.date,
    minor: true,
    cell: ({ checkDate }) => dayWords(checkDate, 'table', { today }),
  },
  {
    name: 'amount',
    head: words.columns.amount,
    align: 'end',
    cell: ({ amount }) => <Money amount={amount} />,
  },
  {
    name: 'do',
    head: <span className="unseen">{words.columns.acts}</span>,
    align: 'end',
    cell: (check) => <Acts check={check} doVoid={doVoid} today={today} />,
  },
]

/** A check that is out is cashed or voided; one that counts no more is written anew, once. */
function Acts({
  check,
  doVoid,
  today,
}: {
  check: PaperCheck
  doVoid: ((check: PaperCheck) => void) | undefined
  today: string
}) {
  const cleared = useSend('payroll/markCheckCleared')
  const anew = useSend('payroll/reissueCheck')
  const { companyId, checkId, status, statusDate, voidReason, replacedBy } = check
  const { whole } = refusalOf(cleared.error ?? anew.error)
  const body = { companyId, checkId }
  const since = dayWords(statusDate, 'table', { today })
  if (status === 'cleared') return words.since(since)
  if (!doVoid || replacedBy !== null) return [voidReason, words.since(since)].filter(Boolean).join(', ')
  return (
    <Row end>
      {whole && <Notice tone="bad">{whole}</Notice>}
      {status === 'issued' ? (
        <>
          <Button size="small" busy={cleared.isPending} onClick={() => cleared.mutate({ body })}>
            {words.cashed}
          </Button>
          <Button size="small" kind="quiet" onClick={() => doVoid(check)}>
            {words.void}
          </Button>
        </>
      ) : (
        <Button size="small" busy={anew.isPending} onClick={() => anew.mutate({ body })}>
          {words.anew}
        </Button>
      )}
    </Row>
  )
}

/** Lost, spoiled or stopped: the pay is owed still, and may go onto another check at once. */
function VoidCheck({ check, close }: { check: PaperCheck; close: () => void }) {
  const [reason, setReason] = useState('')
  const [reissue, setReissue] = useState(true)
  const undo = useSend('payroll/voidCheck', { done: close })
  const refusal = refusalOf(undo.error)
  const { companyId, checkId, checkNumber, payee } = check
  return (
    <Dialog open onClose={close} title={words.voidTitle(checkNumber, payee)} lead={words.voidLead}>
      <Stack gap="lines">
        {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
        <Input name="reason" label={words.reason} value={reason} onChange={setReason} focus />
        <Check checked={reissue} onChange={setReissue}>
          {words.reissue}
        </Check>
        <Row end>
          <Button onClick={close}>{words.keep}</Button>
          <Button
            kind="danger"
            disabled={reason === ''}
            busy={undo.isPending}
            onClick={() => undo.mutate({ body: { companyId, checkId, reason, reissue } })}
          >
            {words.void}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
