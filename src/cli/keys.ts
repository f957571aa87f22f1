import { newKey } from '../kernel/cipher.ts'
import { plural } from '../kernel/plural.ts'
import { rewrap } from '../store/database/rewrap.ts'
import { type Command, json } from './command.ts'
import { withFoundation } from './with-foundation.ts'

export const keysCreate: Command = {
  options: { ...json },
  async run({ print }) {
    const key = newKey().toString('base64')
    print({ key }, key)
    return undefined
  },
}

export const keysRotate: Command = {
  details: [
    'A master key wraps data keys and encrypts nothing else. To replace it without a pause:',
    '  1. purser keys create                 makes the new key',
    '  2. PURSER_MASTER_KEY=old,new          restart every process, one after the other: all can read both',
    '  3. PURSER_MASTER_KEY=new,old          again: what is made from now on is under the new key',
    '  4. purser keys rotate                 with the same setting',
    '  5. PURSER_MASTER_KEY=new              again; the old key may go once no backup needs it',
    'In a sandbox without PURSER_MASTER_KEY the file master.key in PURSER_DATA_DIR takes the same list.',
  ].join('\n'),
  options: { ...json },
  async run({ settings, print, say }) {
    const done = await withFoundation(settings(), ({ owner, master }) =>
      rewrap(owner, master, (count) => say(plural(count, 'data key'))),
    )
    print(
      done,
      `${done.dataKeys} data keys and ${done.houseSecrets} secrets of the service are under the newest key.`,
    )
    return undefined
  },
}
