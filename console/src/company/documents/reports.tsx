import { useState } from 'react'
import { send } from '../../calls/send.ts'
import { saveBase64, saveText } from '../../format/csv.ts'
import { dayAfter } from '../../format/days.ts'
import { documents as words } from '../../messages/company/documents.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Fault } from '../../ui/empty/empty.tsx'
import { Input } from '../../ui/fields/fields.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import styles from './documents.module.css'

/** So many accounts are named; the settings list them all. */
const NAMED = 3

interface Range {
  readonly companyId: string
  readonly from: string
  readonly to: string
}

/** What the books need, for a range of days. */
export function Reports({ companyId, today }: { companyId: string; today: string }) {
  const [from, setFrom] = useState(`${today.slice(0, 4)}-01-01`)
  const [to, setTo] = useState(dayAfter(today, 0))
  const [busy, setBusy] = useState('')
  const [error, setError] = useState<unknown>()
  const [unmapped, setUnmapped] = useState<readonly string[]>([])
  const take = async (name: string, save: Save) => {
    setBusy(name)
    setError(undefined)
    setUnmapped([])
    await save({ companyId, from, to }).then(setUnmapped, setError)
    setBusy('')
  }
  return (
    <Card title={words.reports}>
      <Stack gap="lines">
        <Row>
          <Input name="from" type="date" label={words.from} value={from} onChange={setFrom} />
          <Input name="to" type="date" label={words.to} value={to} onChange={setTo} />
        </Row>
        {error !== undefined && <Fault error={error} />}
        {unmapped.length > 0 && (
          <Notice
            tone="calm"
            actions={<ButtonLink to={`/c/${companyId}/settings/books`}>{words.map}</ButtonLink>}
          >
            {words.unmapped(unmapped.length, unmapped.slice(0, NAMED).join(', '))}
          </Notice>
        )}
        <ul className={styles.reports}>
          {reportsOf().map(({ name, lead, save }) => (
            <li key={name}>
              <div>
                <strong>{name}</strong>
                <p>{lead}</p>
              </div>
              <Button busy={busy === name} onClick={() => void take(name, save)}>
                {words.save}
              </Button>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  )
}

/** Saves a file, and answers which accounts of it the company has not named. */
type Save = (range: Range) => Promise<readonly string[]>

const reportsOf = (): readonly { readonly name: string; readonly lead: string; readonly save: Save }[] => [
  { name: words.summary, lead: words.summaryLead, save: saveSummary },
  {
    name: words.journal,
    lead: words.journalLead,
    save: (range) => saveJournal(range, 'csv', `journal-${range.from}-${range.to}.csv`),
  },
  {
    name: words.quickBooks,
    lead: words.quickBooksLead,
    save: (range) => saveBooks(range, 'quickbooksCsv', `quickbooks-${range.from}-${range.to}.csv`),
  },
  {
    name: words.desktop,
    lead: words.desktopLead,
    save: (range) => saveBooks(range, 'quickbooksIif', `quickbooks-${range.from}-${range.to}.iif`),
  },
  {
    name: words.xero,
    lead: words.xeroLead,
    save: (range) => saveBooks(range, 'xeroCsv', `xero-${range.from}-${range.to}.csv`),
  },
  {
    name: words.ledger,
    lead: words.ledgerLead,
    save: (range) => saveJournal(range, 'ledger', `ledger-${range.from}-${range.to}.txt`),
  },
]

type Format = 'csv' | 'ledger' | 'quickbooksCsv' | 'quickbooksIif' | 'xeroCsv'

async function saveBooks(range: Range, format: Format, name: string): Promise<readonly string[]> {
  const { text = '', unmapped } = await send('reports/getPayrollJournalReport', { ...range, format })
  saveText(name, text)
  return unmapped.map(({ accountName }) => accountName)
}

/** These go by the usual names of the accounts, unless the company has its own. */
async function saveJournal(range: Range, format: Format, name: string): Promise<readonly string[]> {
  await saveBooks(range, format, name)
  return []
}

async function saveSummary(range: Range): Promise<readonly string[]> {
  const { file } = await send('reports/getPayrollSummary', { ...range, format: 'csv' })
  if (file) saveBase64(file.fileName, file.fileBase64, 'text/csv')
  return []
}
