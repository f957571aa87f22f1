import { lifetimes } from '../domain/access/limits.ts'
import { consoleUrlOf } from '../settings/console-url.ts'
import { consoleLink } from '../store/access/console-link.ts'
import { accounts } from '../store/access/door.ts'
import { type Command, json, UsageError } from './command.ts'
import { withFoundation } from './with-foundation.ts'

export const consoleCommand: Command = {
  details:
    'Whoever runs this on the machine of the service needs no secret: the link signs in as the operator of a client, once,\n' +
    'within 15 minutes. It begins with PURSER_CONSOLE_URL. The audit log of the client tells that it was made and used.',
  options: {
    client: { value: 'ID', means: 'the clientID; needed when there are several' },
    ...json,
  },
  async run({ settings, text, print }) {
    const given = settings()
    const consoleUrl = consoleUrlOf(given)
    if (consoleUrl === undefined)
      throw new UsageError('Set PURSER_CONSOLE_URL: where people reach the service')
    const isSandbox = given.PURSER_ENVIRONMENT !== 'production'
    const url = await withFoundation(given, async ({ owner: pool, vaults }) => {
      const account = chosen(await accounts(pool), text('client'))
      return consoleLink({ pool, vaults, isSandbox }, consoleUrl, account)
    })
    print({ url, minutes: lifetimes.letter / 60 }, `${url}\n\nOpen it within 15 minutes. It works once.`)
    return undefined
  },
}

function chosen<Account extends { readonly accountId: string }>(
  all: readonly Account[],
  named: string | undefined,
): Account {
  const ids = all.map(({ accountId }) => accountId).join(', ')
  if (all.length === 0) throw new UsageError('There is no client yet: make one with purser client create')
  if (named === undefined && all.length > 1) throw new UsageError(`Say which client with --client: ${ids}`)
  const account = named === undefined ? all[0] : all.find(({ accountId }) => accountId === named)
  if (!account) throw new UsageError(`There is no client ${named}; there is ${ids}`)
  return account
}
