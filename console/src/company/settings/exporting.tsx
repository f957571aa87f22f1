import { useState } from 'react'
import { useSend } from '../../calls/use-calls.ts'
import { momentWords } from '../../format/days.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { settings as words } from '../../messages/company/settings.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Check } from '../../ui/fields/fields.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Status } from '../../ui/status/status.tsx'
import { ArchiveCard } from './archive-card.tsx'
import type { PartProps } from './asks.ts'

/** Leaving with everything: close the company, make its archive, take it away. */
export function Exporting(props: PartProps) {
  const { closedAt } = props.data.company.company
  return (
    <Stack>
      <CloseCard key={closedAt ?? 'open'} {...props} closedAt={closedAt} />
      <ArchiveCard {...props} isClosed={closedAt !== null} />
    </Stack>
  )
}

/** An act that cannot be done by a slip: it wants a tick first. */
function CloseCard({ given, open, closedAt }: PartProps & { closedAt: string | null }) {
  const [isKnown, setKnown] = useState(false)
  const close = useSend('adminPortal/closeCompany')
  const isClosed = closedAt !== null
  const refusal = refusalOf(close.error)
  const act = () => close.mutate({ body: { companyId: given.companyId, reopen: isClosed } })
  return (
    <Card
      title={words.export.closeTitle}
      aside={
        <Status tone={isClosed ? 'warn' : 'good'}>
          {isClosed ? words.export.isClosed(momentWords(closedAt)) : words.export.isOpen}
        </Status>
      }
    >
      <Stack gap="lines">
        <p>{isClosed ? words.export.reopenLead : words.export.closeLead}</p>
        {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
        {open && (
          <>
            <Check checked={isKnown} onChange={setKnown}>
              {isClosed ? words.export.reopenKnown : words.export.closeKnown}
            </Check>
            <Row end>
              <Button kind="danger" disabled={!isKnown} busy={close.isPending} onClick={act}>
                {isClosed ? words.export.reopen : words.export.close}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Card>
  )
}
