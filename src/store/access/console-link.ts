import { lifetimes } from '../../domain/access/limits.ts'
import { linkTo } from '../../domain/access/link.ts'
import { newId } from '../../kernel/ids.ts'
import { insertAudit } from '../audit/insert.ts'
import { type Account, asClient, type FrontDoor } from './door.ts'
import { insertConsoleLink } from './sign-ins.ts'

/** A link that signs whoever looks after the installation in as the operator of one account, once. */
export const consoleLink = (
  door: Pick<FrontDoor, 'pool' | 'vaults' | 'isSandbox'>,
  consoleUrl: string,
  { accountId, clientId }: Account,
): Promise<string> =>
  asClient(door, clientId, async (work) => {
    const token = await insertConsoleLink(work, { accountId, seconds: lifetimes.letter })
    const by = { actor: 'operator', operation: 'purser console', requestId: newId() }
    insertAudit(work, await work.vault(null), [{ subjectIds: [], facts: { act: 'was given a link' } }], by)
    return linkTo(consoleUrl, token)
  })
