import { type ReactNode, useState } from 'react'
import type { Given } from '../../app/page.tsx'
import { send } from '../../calls/send.ts'
import { useSend } from '../../calls/use-calls.ts'
import { saveBase64 } from '../../format/csv.ts'
import { filings as words } from '../../messages/company/filings.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Fault } from '../../ui/empty/empty.tsx'
import { Input } from '../../ui/fields/fields.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Dialog } from '../../ui/panel/panel.tsx'
import { useGo } from '../../ui/way/way.tsx'
import type { Filing } from './asks.ts'

interface Acts {
  readonly filing: Filing
  readonly given: Given
  readonly base: string
}

type Step = 'prepare' | 'approve' | 'submit' | 'mark' | 'amend'

/** What may be done next, by how far it is; the first is the usual one. */
const NEXT: Readonly<Record<string, readonly Step[]>> = {
  draft: ['prepare'],
  ready: ['approve', 'prepare'],
  approved: ['submit', 'mark', 'prepare'],
  submitted: [],
  accepted: ['amend'],
  rejected: ['prepare', 'mark'],
}

const FOR_ADMINISTRATORS: ReadonlySet<Step> = new Set<Step>(['approve', 'submit', 'mark'])

export function Actions({ filing, given, base }: Acts) {
  const go = useGo()
  const steps = (NEXT[filing.status] ?? []).filter(
    (step) => given.acting.role !== 'bookkeeper' || !FOR_ADMINISTRATORS.has(step),
  )
  const close = () => go(base)
  return (
    <Row>
      <Button onClick={() => void savePages(filing)}>{words.pages}</Button>
      {steps.toReversed().map((step) => {
        const Shown = BUTTONS[step]
        return <Shown key={step} filing={filing} given={given} base={base} />
      })}
      {given.search.do === 'mark' && <MarkFiled filing={filing} close={close} />}
      {given.search.do === 'amend' && <Amend filing={filing} given={given} close={close} />}
    </Row>
  )
}

async function savePages({ filingId }: Filing): Promise<void> {
  const { fileName = 'filing.pdf', fileBase64 = '' } = await send('reports/getFiling', {
    filingId,
    format: 'pdf',
  })
  saveBase64(fileName, fileBase64, 'application/pdf')
}

function Prepare({ filing }: Acts) {
  const prepare = useSend('adminPortal/prepareFiling')
  const { companyId, form, jurisdiction, periodBegin, periodEnd } = filing
  const year = periodEnd.slice(0, 4)
  const isYear = periodBegin.endsWith('01-01') && periodEnd.endsWith('12-31')
  const period = isYear ? year : `${year}-Q${Math.ceil(Number(periodEnd.slice(5, 7)) / 3)}`
  return (
    <Doing
      words={words.prepareAgain}
      error={prepare.error}
      busy={prepare.isPending}
      act={() => prepare.mutate({ body: { filing: { companyId, form, jurisdiction, period } as never } })}
    />
  )
}

function Approve({ filing: { filingId } }: Acts) {
  const approve = useSend('adminPortal/approveFiling')
  return (
    <Doing
      words={words.approve}
      filled
      error={approve.error}
      busy={approve.isPending}
      act={() => approve.mutate({ body: { filingId } })}
    />
  )
}

function Submit({ filing: { filingId } }: Acts) {
  const submit = useSend('adminPortal/submitFiling')
  return (
    <Doing
      words={words.submit}
      filled
      error={submit.error}
      busy={submit.isPending}
      act={() => submit.mutate({ body: { filingId } })}
    />
  )
}

const MarkWay = ({ base }: Acts) => <ButtonLink to={`${base}?do=mark`}>{words.markFiled}</ButtonLink>
const AmendWay = ({ base }: Acts) => <ButtonLink to={`${base}?do=amend`}>{words.amend}</ButtonLink>

const BUTTONS: Readonly<Record<Step, (acts: Acts) => ReactNode>> = {
  prepare: Prepare,
  approve: Approve,
  submit: Submit,
  mark: MarkWay,
  amend: AmendWay,
}

function Doing(given: { words: string; filled?: boolean; error: unknown; busy: boolean; act: () => void }) {
  return (
    <>
      {given.error !== null && given.error !== undefined && <Fault error={given.error} />}
      <Button {...(given.filled && { kind: 'filled' as const })} busy={given.busy} onClick={given.act}>
        {given.words}
      </Button>
    </>
  )
}

function MarkFiled({ filing: { filingId }, close }: { filing: Filing; close: () => void }) {
  const [confirmation, setConfirmation] = useState('')
  const mark = useSend('adminPortal/markFiled', { done: close })
  return (
    <Asked
      title={words.markFiled}
      lead={words.markFiledLead}
      field={words.confirmation}
      value={confirmation}
      change={setConfirmation}
      error={mark.error}
      busy={mark.isPending}
      act={() => mark.mutate({ body: { filingId, confirmation } })}
      close={close}
    />
  )
}

function Amend({ filing: { filingId }, given, close }: { filing: Filing; given: Given; close: () => void }) {
  const go = useGo()
  const [explanation, setExplanation] = useState('')
  const amend = useSend('adminPortal/amendFiling', {
    done: ({ filing }) => go(`/c/${given.companyId}/filings/${filing.filingId}`),
  })
  return (
    <Asked
      title={words.amend}
      lead={words.amendLead}
      field={words.explanation}
      value={explanation}
      change={setExplanation}
      error={amend.error}
      busy={amend.isPending}
      act={() => amend.mutate({ body: { filingId, explanation } })}
      close={close}
    />
  )
}

/** One thing to say before it is done. */
function Asked(given: {
  title: string
  lead: string
  field: string
  value: string
  change: (value: string) => void
  error: unknown
  busy: boolean
  act: () => void
  close: () => void
}) {
  return (
    <Dialog open onClose={given.close} title={given.title} lead={given.lead}>
      <Stack gap="lines">
        <Input name="said" label={given.field} value={given.value} onChange={given.change} focus />
        {given.error !== null && given.error !== undefined && <Fault error={given.error} />}
        <Row end>
          <Button kind="filled" busy={given.busy} onClick={given.act}>
            {given.title}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
