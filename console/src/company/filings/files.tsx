import { Download } from 'lucide-react'
import { useState } from 'react'
import { send } from '../../calls/send.ts'
import { saveBase64 } from '../../format/csv.ts'
import { filings as words } from '../../messages/company/filings.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Fault } from '../../ui/empty/empty.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import type { Filing } from './asks.ts'

/** What an agency takes: to save, or with what is wrong with it. */
export function Files({ filing }: { filing: Filing }) {
  const [fault, setFault] = useState<unknown>()
  const save = async (name: string) => {
    try {
      const { filing: found } = await send('reports/getFiling', { filingId: filing.filingId, format: 'file' })
      const file = found.files.find(({ fileName }) => fileName === name)
      if (file?.fileBase64 !== undefined) saveBase64(name, file.fileBase64, 'application/octet-stream')
      setFault(undefined)
    } catch (error) {
      setFault(error)
    }
  }
  return (
    <Card title={words.files}>
      <Stack gap="lines">
        {fault !== undefined && <Fault error={fault} />}
        {filing.files.length === 0 && <p>{words.noFiles}</p>}
        {filing.files.map(({ fileName, digest, layout, problems, unsaid, gaps }) => (
          <Stack key={fileName} gap="lines">
            <Row>
              <strong>{fileName}</strong>
              {digest !== null && (
                <Button icon={Download} label={words.save(fileName)} onClick={() => void save(fileName)} />
              )}
            </Row>
            {layout !== '' && <small>{`${words.layout} ${layout}`}</small>}
            {problems.map(({ record, place, rule, level, message, userId }) => (
              <Notice
                key={`${record} ${place} ${rule} ${userId} ${message}`}
                tone={level === 'reject' ? 'bad' : 'warn'}
              >
                <strong>{[record, place, rule].filter(Boolean).join(' ')}:</strong> {message}
              </Notice>
            ))}
            {unsaid.map(({ what, because, people }) => (
              <Notice key={what} tone="calm">
                {`${words.unsaid(what, people)}: ${because}`}
              </Notice>
            ))}
            {gaps.map((each) => (
              <small key={each}>{each}</small>
            ))}
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}
