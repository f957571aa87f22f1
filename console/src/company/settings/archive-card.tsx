import { useState } from 'react'
import { send } from '../../calls/send.ts'
import { useSend } from '../../calls/use-calls.ts'
import { save } from '../../format/csv.ts'
import { localeNow } from '../../format/locale.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { settings as words } from '../../messages/company/settings.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Fault } from '../../ui/empty/empty.tsx'
import { Input } from '../../ui/fields/fields.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import type { PartProps } from './asks.ts'
import styles from './settings.module.css'

const SHORTEST = 16
/** More than this is no matter for a browser, which holds it all until it is saved. */
const LARGEST = 512 * 1024 * 1024

interface Made {
  readonly archiveId: string
  readonly parts: number
  readonly size: number
}

/** The archive under a passphrase: made, then downloaded part by part into one file, or by the command. */
export function ArchiveCard({ data, given, open, isClosed }: PartProps & { isClosed: boolean }) {
  const { companyId } = given
  const [passphrase, setPassphrase] = useState('')
  const [repeated, setRepeated] = useState('')
  const [made, setMade] = useState<Made>()
  const make = useSend('adminPortal/exportCompany', { done: ({ archive }) => setMade(archive) })
  const refusal = refusalOf(make.error, { fields: ['passphrase'] })
  const isSure = passphrase.length >= SHORTEST && passphrase === repeated
  const { company } = data.company
  if (!open) return null
  return (
    <Card title={words.export.title}>
      <Stack gap="lines">
        <p>{words.export.lead}</p>
        {!isClosed && <Notice tone="calm">{words.export.copy}</Notice>}
        <Stack gap="lines">
          <Input
            name="passphrase"
            type="password"
            complete="new-password"
            label={words.export.passphrase}
            help={words.export.passphraseHelp}
            fault={refusal.at('passphrase')}
            value={passphrase}
            onChange={setPassphrase}
          />
          <Input
            name="repeated"
            type="password"
            complete="new-password"
            label={words.export.repeat}
            fault={repeated !== '' && repeated !== passphrase ? words.export.differs : undefined}
            value={repeated}
            onChange={setRepeated}
          />
        </Stack>
        {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
        <Row end>
          <Button
            kind={made ? 'plain' : 'filled'}
            disabled={!isSure}
            busy={make.isPending}
            onClick={() => make.mutate({ body: { companyId, passphrase } })}
          >
            {words.export.make}
          </Button>
        </Row>
        {made && <Download key={made.archiveId} {...{ companyId, made }} name={fileName(company.company)} />}
        <p>{made && made.size > LARGEST ? words.export.large : words.export.command}</p>
        <pre className={styles.command}>
          <code>{`purser company export --company ${companyId} --to ${fileName(company.company)}`}</code>
        </pre>
      </Stack>
    </Card>
  )
}

interface DownloadProps {
  readonly companyId: string
  readonly made: Made
  readonly name: string
}

function Download({ companyId, made: { archiveId, parts, size }, name }: DownloadProps) {
  const [part, setPart] = useState(0)
  const [isSaved, setSaved] = useState(false)
  const [error, setError] = useState<unknown>()
  const take = async () => {
    setError(undefined)
    const pieces: Blob[] = []
    try {
      for (let at = 1; at <= parts; at++) {
        setPart(at)
        const { fileBase64 } = await send('reports/getArchivePart', { companyId, archiveId, part: at })
        pieces.push(new Blob([Uint8Array.from(atob(fileBase64), (letter) => letter.charCodeAt(0))]))
      }
      save(name, new Blob(pieces, { type: 'application/octet-stream' }))
      setSaved(true)
    } catch (refused) {
      setError(refused)
    }
    setPart(0)
  }
  return (
    <>
      <Notice
        tone="good"
        actions={
          size <= LARGEST && (
            <Button kind="filled" busy={part > 0} onClick={() => void take()}>
              {part > 0 ? words.export.progress(part, parts) : words.export.download}
            </Button>
          )
        }
      >
        {isSaved ? words.export.done : words.export.made(sizeWords(size), parts)}
      </Notice>
      {error !== undefined && <Fault error={error} />}
    </>
  )
}

/** `Blue Heron Bakery` → `blue-heron-bakery.purser`. */
const fileName = (company: string): string =>
  `${
    company
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? 'company'
  }.purser`

const sizeWords = (bytes: number): string => {
  const isLarge = bytes >= MEGABYTE
  const [unit, amount] = [isLarge ? 'megabyte' : 'kilobyte', bytes / (isLarge ? MEGABYTE : 1024)]
  return new Intl.NumberFormat(localeNow(), { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount)
}
const MEGABYTE = 1024 * 1024
