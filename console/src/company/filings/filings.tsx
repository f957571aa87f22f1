import { FileCheck } from 'lucide-react'
import { useState } from 'react'
import { useSend } from '../../calls/use-calls.ts'
import { dayWords, periodWords } from '../../format/days.ts'
import { filings as words } from '../../messages/company/filings.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty, Fault } from '../../ui/empty/empty.tsx'
import { Input } from '../../ui/fields/fields.tsx'
import { Head, Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import { useGo, Way } from '../../ui/way/way.tsx'
import type { FilingsProps } from './asks.ts'
import { HowFar } from './how-far.tsx'

type Due = FilingsProps['data']['due']['filings'][number]

/** What is due, by day; what nobody has prepared is prepared from here. */
export default function Filings({ data, given }: FilingsProps) {
  const go = useGo()
  const base = `/c/${given.companyId}/filings`
  const mayChange = given.acting.role !== 'bookkeeper'
  const prepare = useSend('adminPortal/prepareFiling', {
    done: ({ filing }) => go(`${base}/${filing.filingId}`),
  })
  const { filings } = data.due
  const { signerName } = data.profile.filingProfile
  const begin = ({ form, jurisdiction, period }: Due) =>
    prepare.mutate({ body: { filing: { companyId: given.companyId, form, jurisdiction, period } as never } })
  return (
    <>
      <Head
        title={words.title}
        lead={words.lead}
        actions={
          <>
            <Button onClick={() => go(`${base}/year`)}>{words.year.open}</Button>
            {mayChange && <Button onClick={() => go(`${base}?signer=yes`)}>{words.nameSigner}</Button>}
          </>
        }
      />
      <Stack>
        {signerName === '' && filings.length > 0 && <Notice>{words.signer}</Notice>}
        {prepare.error && <Fault error={prepare.error} />}
        <Card title={words.due} flush>
          {filings.length === 0 ? (
            <Empty icon={FileCheck} title={words.none} />
          ) : (
            <DataTable
              label={words.due}
              rows={filings}
              keyOf={({ form, jurisdiction, period, sequence }) =>
                [form, jurisdiction, period, sequence].join(' ')
              }
              columns={columnsOf({ base, today: given.today, begin, busy: prepare.isPending })}
            />
          )}
        </Card>
      </Stack>
      {given.search.signer === 'yes' && mayChange && (
        <Panel open onClose={() => go(base)} title={words.nameSigner}>
          <Signer profile={data.profile.filingProfile} close={() => go(base)} />
        </Panel>
      )}
    </>
  )
}

type Profile = FilingsProps['data']['profile']['filingProfile']
const SIGNER = ['signerName', 'signerTitle', 'signerPhone', 'contactEmail', 'bsoUserId'] as const

function Signer({ profile, close }: { profile: Profile; close: () => void }) {
  const [values, setValues] = useState(
    Object.fromEntries(SIGNER.map((name) => [name, profile[name]])) as Record<
      (typeof SIGNER)[number],
      string
    >,
  )
  const save = useSend('adminPortal/updateFilingProfile', { done: close })
  return (
    <Stack gap="lines">
      {SIGNER.map((name) => (
        <Input
          key={name}
          name={name}
          label={words[name]}
          value={values[name]}
          onChange={(value) => setValues({ ...values, [name]: value })}
        />
      ))}
      {save.error && <Fault error={save.error} />}
      <Row end>
        <Button
          kind="filled"
          busy={save.isPending}
          onClick={() =>
            save.mutate({ body: { filingProfile: { companyId: profile.companyId, ...values } } })
          }
        >
          {words.nameSigner}
        </Button>
      </Row>
    </Stack>
  )
}

interface Shown {
  readonly base: string
  readonly today: string
  readonly begin: (due: Due) => void
  readonly busy: boolean
}

const columnsOf = ({ base, today, begin, busy }: Shown): readonly Column<Due>[] => [
  {
    name: 'what',
    head: words.columns.what,
    cell: ({ filingId, form, name, jurisdiction, sequence }) => {
      // A state's form has a number of its own, which is its name in every language.
      const plain = jurisdiction === 'US' ? words.nameOf(form, jurisdiction) : `${jurisdiction} ${name}`
      const what = sequence > 0 ? words.amended(plain) : plain
      return filingId === null ? what : <Way to={`${base}/${filingId}`}>{what}</Way>
    },
  },
  { name: 'period', head: words.columns.period, cell: ({ period }) => periodWords(period, words.quarter) },
  {
    name: 'due',
    head: words.columns.due,
    cell: ({ dueDate }) => dayWords(dueDate, 'table', { today }),
  },
  {
    name: 'status',
    head: words.columns.status,
    cell: (due) => <HowFar {...due} isAhead={due.filingId === null && due.periodEnd >= today} />,
  },
  {
    name: 'do',
    head: <span className="unseen">{words.prepare}</span>,
    align: 'end',
    cell: (due) =>
      due.filingId === null &&
      due.periodEnd < today && (
        <Button size="small" busy={busy} onClick={() => begin(due)}>
          {words.prepare}
        </Button>
      ),
  },
]
