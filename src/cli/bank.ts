import { placeOfSettings } from '../service/bank-place.ts'
import { knownPlaces, openReleases, usePlace } from '../store/money/places.ts'
import { decideFile } from '../tasks/decide-file.ts'
import { type Command, json, UsageError } from './command.ts'
import { withFoundation } from './with-foundation.ts'

export const bankFiles: Command = {
  details:
    'A file is listed from the moment in which it may be seen by the bank until it is recorded as handed over: seconds, unless\n' +
    'a process ended in between and no other can ask its outbox. Then look where the file is, ask the bank, and decide.',
  options: { ...json },
  async run({ settings: read, print }) {
    const settings = read()
    const ours = await placeOfSettings(settings)
    const { places, files } = await withFoundation(settings, async ({ owner }) => ({
      places: await knownPlaces(owner),
      files: await openReleases(owner),
    }))
    const lines = [
      `Outbox of these settings: ${ours.described}`,
      ...places.map(({ described, isCurrent }) => `Known: ${described}${isCurrent ? ' (current)' : ''}`),
      ...files.map(
        (file) => `${file.achFileId}  ${file.fileName}  ${file.releasedAt}\n  in ${file.described}`,
      ),
    ]
    if (files.length === 0) lines.push('Every file that was released is recorded as handed over.')
    print({ ours, places, files }, lines.join('\n'))
    return undefined
  },
}

export const bankDecide: Command = {
  details:
    'With handed the file counts as handed over; with again it is released anew, in the outbox of whichever process does it:\n' +
    'only when the bank has never got it. The next attempt goes by it: `purser agenda retry` makes one of what is parked.',
  words: 'ID',
  options: {
    as: { value: 'handed|again', means: 'what the bank says', required: true },
    because: { value: 'TEXT', means: 'how it was found; no personal data', required: true },
    ...json,
  },
  async run({ words: [achFileId], text, settings, print }) {
    const verdict = text('as')
    if (achFileId === undefined || !/^[0-9a-f-]{36}$/.test(achFileId))
      throw new UsageError('Name an id of `purser bank files`')
    if (verdict !== 'handed' && verdict !== 'again') throw new UsageError('--as must be handed or again')
    const isDone = await withFoundation(settings(), async ({ owner, servicePool, vaults, isSandbox }) => {
      const pool = servicePool(1)
      const decided = { achFileId, verdict, reason: text('because')! } as const
      return decideFile({ owner, pool, vaults, isSandbox }, decided).finally(() => pool.end())
    })
    if (!isDone) throw new UsageError('No file of this id waits: see `purser bank files`')
    print({ achFileId, verdict }, `${achFileId} is decided: ${verdict}.`)
    return undefined
  },
}

export const bankUse: Command = {
  details:
    'In production a process with runners begins only with the current outbox. Before you change it, see to it that no process\n' +
    'still uses the other one, and that returns in its inbox were read.',
  options: { ...json },
  async run({ settings: read, print }) {
    const settings = read()
    const ours = await placeOfSettings(settings)
    await withFoundation(settings, ({ owner }) => usePlace(owner, ours))
    print(ours, `The outbox of this database is now ${ours.described}.`)
    return undefined
  },
}
