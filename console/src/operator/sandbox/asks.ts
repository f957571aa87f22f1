import type { PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const sandboxAsks = () => ({
  agenda: ask('sandbox/getAgenda', { limit: 40 }),
  scenarios: ask('sandbox/getScenarios', {}),
  mailbox: ask('sandbox/getMailbox', { limit: 10 }),
})

export type SandboxProps = PageProps<ReturnType<typeof sandboxAsks>>
