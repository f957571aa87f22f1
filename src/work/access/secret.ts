import type { KeyCaller } from '../../domain/access/caller.ts'
import { authenticate } from '../../store/access/authenticate.ts'
import { TooMany } from '../../store/access/brake.ts'
import type { FrontDoor } from '../../store/access/door.ts'
import { Braked } from '../../store/access/wrong-secrets.ts'

/** The key without limits of companies that has this secret. A wrong one is counted like one that a program sends. */
export async function keyTyped(
  { pool, pepper, wrongSecrets }: FrontDoor,
  given: { readonly accountId: string; readonly secret: string; readonly network: string },
): Promise<KeyCaller | undefined> {
  try {
    const limits = { perAccount: wrongSecrets, perNetwork: wrongSecrets }
    const key = await authenticate(pool, { ...given, ...limits, pepper })
    return key?.companyIds ? undefined : key
  } catch (error) {
    throw error instanceof Braked ? new TooMany(error.seconds) : error
  }
}
