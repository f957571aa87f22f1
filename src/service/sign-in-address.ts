import type pg from 'pg'
import type { DispatchParts } from '../dispatch/dispatch.ts'
import { consoleLink } from '../store/access/console-link.ts'
import { accounts } from '../store/access/door.ts'

/** Where to sign in, if people can; in a sandbox of one client a link that does it, once. */
export async function signInAddress(
  { vaults, environment: { consoleUrl, production } }: Pick<DispatchParts, 'vaults' | 'environment'>,
  pool: pg.Pool,
): Promise<string | undefined> {
  if (consoleUrl === undefined) return undefined
  const [only, ...others] = production ? [] : await accounts(pool)
  return only && others.length === 0
    ? consoleLink({ pool, vaults, isSandbox: true }, consoleUrl, only)
    : `${consoleUrl}/sign-in`
}
