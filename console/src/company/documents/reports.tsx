import { useState } from 'react'
import { send } from '../../calls/send.ts'
import { saveCsv, saveText } from '../../format/csv.ts'
import { dayAfter } from '../../format/days.ts'
import { documents as words } from '../../messages/company/documents.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Fault } from '../../ui/empty/empty.tsx'
import { Input } from '../../ui/fields/fields.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import styles from './documents.module.css'

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
  const take = async (name: string, save: (range: Range) => Promise<void>) => {
    setBusy(name)
    setError(undefined)
    await save({ companyId, from, to }).catch(setError)
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

const reportsOf = () =>
  [
    { name: words.summary, lead: words.summaryLead, save: saveSummary },
    {
      name: words.journal,
      lead: words.journalLead,
      save: (range: Range) => saveJournal(range, 'csv', `journal-${range.from}-${range.to}.csv`),
    },
    {
      name: words.ledger,
      lead: words.ledgerLead,
      save: (range: Range) => saveJournal(range, 'ledger', `ledger-${range.from}-${range.to}.txt`),
    },
  ] as const

async function saveJournal(range: Range, format: 'csv' | 'ledger', name: string): Promise<void> {
  const { text = '' } = await send('reports/getPayrollJournalReport', { ...range, format })
  saveText(name, text)
}

async function saveSummary(range: Range): Promise<void> {
  const { payrolls } = await send('reports/getPayrollSummary', range)
  const [first] = payrolls
  if (!first) return saveCsv('payrolls.csv', [])
  const heads = Object.keys(first) as (keyof typeof first)[]
  saveCsv('payrolls.csv', [heads, ...payrolls.map((row) => heads.map((head) => row[head] ?? ''))])
}
