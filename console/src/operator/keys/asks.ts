import type { PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const keysAsks = () => ({ keys: ask('operator/getApiKeys', {}) })

export type KeysProps = PageProps<ReturnType<typeof keysAsks>>
