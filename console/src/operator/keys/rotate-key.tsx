import { useState } from 'react'
import type { Reply } from '../../calls/operations.ts'
import { send } from '../../calls/send.ts'
import { forgetAnswers } from '../../calls/use-calls.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { ops } from '../../messages/en/operator/pages.ts'
import { Button } from '../../ui/button/button.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Dialog } from '../../ui/panel/panel.tsx'
import { MadeKey } from './made-key.tsx'

const words = ops.keys
const GRACE_HOURS = 24

/** A new key with the same rights, and a day of grace for the old one: no program stops. */
export function RotateKey({
  of,
  close,
}: {
  of: Reply<'operator/getApiKeys'>['apiKeys'][number]
  close: () => void
}) {
  const [made, setMade] = useState<Reply<'operator/createApiKey'>['apiKey']>()
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const rotate = async () => {
    setBusy(true)
    try {
      const { scopes, companyIds, expiresAt, label, apiKeyId } = of
      const { apiKey } = await send('operator/createApiKey', { scopes, companyIds, expiresAt, label })
      setMade(apiKey)
      setFault('')
      await send('operator/revokeApiKey', { apiKeyId, graceHours: GRACE_HOURS })
      await forgetAnswers()
    } catch (error) {
      setFault(refusalOf(error).whole)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={close} title={words.rotateTitle} lead={words.rotateBody}>
      <Stack gap="lines">
        {fault !== '' && <Notice tone="bad">{made ? `${words.partly} ${fault}` : fault}</Notice>}
        {made ? (
          <MadeKey of={made} />
        ) : (
          <Row end>
            <Button onClick={close}>{words.keep}</Button>
            <Button kind="filled" busy={isBusy} onClick={() => void rotate()}>
              {words.rotateGo}
            </Button>
          </Row>
        )}
      </Stack>
    </Dialog>
  )
}
