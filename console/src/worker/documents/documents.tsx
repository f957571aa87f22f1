import { Download, FileText } from 'lucide-react'
import { useState } from 'react'
import { send } from '../../calls/send.ts'
import { saveBase64 } from '../../format/csv.ts'
import { dayAt, dayWords } from '../../format/days.ts'
import { useLanguage } from '../../messages/words.tsx'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty, Fault } from '../../ui/empty/empty.tsx'
import { Stack } from '../../ui/head/head.tsx'
import { BackHead } from '../shared/back-head.tsx'
import phone from '../shared/phone.module.css'
import type { DocumentsProps } from './asks.ts'

type Kept = DocumentsProps['data']['documents']['documents'][number]

/** Files that the company keeps for the worker; stubs are under Pay. */
export default function Documents({ data, given }: DocumentsProps) {
  const { words, locale } = useLanguage()
  const { documents } = words.worker
  const [fault, setFault] = useState<unknown>()
  const kept = data.documents.documents.filter(({ deletedAt }) => deletedAt === null)
  const open = async ({ documentId, fileName }: Kept) => {
    try {
      const { fileBase64 } = await send('reports/getDocument', { documentId })
      saveBase64(fileName, fileBase64, 'application/octet-stream')
      setFault(undefined)
    } catch (error) {
      setFault(error)
    }
  }
  return (
    <>
      <BackHead title={documents.title} />
      <Stack gap="lines">
        {fault !== undefined && <Fault error={fault} />}
        <Card>
          {kept.length === 0 && (
            <Empty
              icon={FileText}
              title={documents.none}
              action={<ButtonLink to="/me/pay">{documents.toStubs}</ButtonLink>}
            >
              {documents.noneBody}
            </Empty>
          )}
          {kept.map((one) => (
            <div key={one.documentId} className={phone.row}>
              <span>
                <strong>{one.fileName}</strong>
                <small>
                  {[
                    one.documentType,
                    dayWords(dayAt(one.createdAt), 'month', { locale, today: given.today }),
                  ].join(', ')}
                </small>
              </span>
              <Button icon={Download} label={documents.save(one.fileName)} onClick={() => void open(one)} />
            </div>
          ))}
        </Card>
      </Stack>
    </>
  )
}
