import { type FormEvent, useState } from 'react'
import { useSend } from '../../calls/use-calls.ts'
import { documents as words } from '../../messages/company/documents.ts'
import { useWords } from '../../messages/words.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Fault } from '../../ui/empty/empty.tsx'
import { Input, Labelling } from '../../ui/fields/fields.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { PersonPicker } from '../shared/person-picker.tsx'
import type { DocumentsProps } from './asks.ts'

/** A file of the company or of a person; it travels as base64 in the body. */
export function UploadPanel({ given, close }: DocumentsProps & { close: () => void }) {
  const upload = useSend('adminPortal/uploadDocument', { done: close })
  const [file, setFile] = useState<File>()
  const [documentType, setType] = useState('')
  const [userId, setUser] = useState('')
  const [tried, setTried] = useState(false)
  const { frame } = useWords()
  const lacks = (is: boolean) => (tried && is ? { fault: frame.required } : {})
  const go = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!file || documentType.trim() === '') return
    const whose = userId === '' ? {} : { userId }
    const fileBase64 = await base64Of(file)
    upload.mutate({
      body: { companyId: given.companyId, fileName: file.name, documentType, fileBase64, ...whose },
    })
  }
  return (
    <Panel open onClose={close} title={words.uploadTitle}>
      <form noValidate onSubmit={(event) => void go(event)}>
        <Stack gap="lines">
          {upload.error && <Fault error={upload.error} />}
          <Labelling label={words.file} {...lacks(!file)}>
            {({ id, describedBy }) => (
              <input
                id={id}
                type="file"
                aria-describedby={describedBy}
                onChange={({ target }) => setFile(target.files?.[0])}
              />
            )}
          </Labelling>
          <Input
            name="kind"
            label={words.kind}
            placeholder={words.kindHint}
            value={documentType}
            onChange={setType}
            {...lacks(documentType.trim() === '')}
          />
          <PersonPicker
            companyId={given.companyId}
            label={words.of}
            value={userId}
            choose={setUser}
            nobody={words.company}
          />
          <Row end>
            <Button type="submit" kind="filled" busy={upload.isPending}>
              {words.uploadGo}
            </Button>
          </Row>
        </Stack>
      </form>
    </Panel>
  )
}

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
