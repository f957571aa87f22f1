import { plural } from '../kernel/plural.ts'
import { parkedRows, retryParked } from '../store/agenda/parked.ts'
import { type Command, json, UsageError } from './command.ts'
import { withFoundation } from './with-foundation.ts'

export const agendaList: Command = {
  options: { ...json },
  async run({ settings, print }) {
    const parked = await withFoundation(settings(), ({ owner }) => parkedRows(owner))
    const lines = parked.map(
      (row) =>
        `${row.agendaId}  ${row.task} ${row.key}  ${plural(row.attempts, 'attempt')}, ${row.parkedAt}\n  ${row.lastError}`,
    )
    print({ parked }, lines.length === 0 ? 'Nothing is parked.' : lines.join('\n'))
    return undefined
  },
}

export const agendaRetry: Command = {
  words: 'ID|all',
  options: { ...json },
  async run({ words: [which], settings, print }) {
    if (which === undefined || !/^(all|[0-9a-f-]{36})$/.test(which)) {
      throw new UsageError('Name an id of `purser agenda list`, or all')
    }
    const only = which === 'all' ? undefined : which
    const retried = await withFoundation(settings(), ({ owner }) => retryParked(owner, only))
    print({ retried }, `${plural(retried.length, 'row runs', 'rows run')} again.`)
    return undefined
  },
}
