import type { Reply } from '../../calls/operations.ts'
import { ops } from '../../messages/en/operator/pages.ts'
import { Facts } from '../../ui/facts/facts.tsx'
import { Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'

const words = ops.keys

/** The secret, the only time that it is shown. */
export const MadeKey = ({ of }: { of: Reply<'operator/createApiKey'>['apiKey'] }) => (
  <Stack gap="lines">
    <Notice tone="good">{words.made}</Notice>
    <Facts
      of={[
        [words.clientId, <code key="id">{of.clientID}</code>],
        [words.secret, <code key="secret">{of.SecretKey}</code>],
      ]}
    />
  </Stack>
)
