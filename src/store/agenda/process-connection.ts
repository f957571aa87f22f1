import type pg from 'pg'
import { serviceClient } from '../database/connection.ts'
import { farewell } from '../database/farewell.ts'
import { AGENDA_CHANNEL } from './channel.ts'

/**
 * One connection of the process's own: it hears the agenda's bell, and it holds this process's locks. A killed process
 * loses its connection and so its locks, at once.
 */
export interface ProcessConnection {
  /** Whether this process has it now. Without a connection, yes: a lock here saves work, it does not guard it. */
  lock(name: string): Promise<boolean>
  unlock(name: string): Promise<void>
  close(): Promise<void>
}

export function openProcessConnection(address: string, onBell: () => void): ProcessConnection {
  let closed = false
  let current = connect()

  function connect(): Promise<pg.Client | undefined> {
    const client = serviceClient(address)
    client.on('notification', onBell)
    client.on('error', () => {})
    client.on('end', reconnect)
    return client
      .connect()
      .then(() => client.query(`listen ${AGENDA_CHANNEL}`))
      .then(
        () => client,
        () => undefined,
      )
  }

  function reconnect(): void {
    if (closed) return
    setTimeout(() => {
      if (!closed) current = connect()
    }, 1000).unref()
  }

  /** One question at a time: a connection has one answer under way. */
  let last: Promise<unknown> = Promise.resolve()
  function ask(statement: string, name: string): Promise<boolean> {
    const answer = last.then(() => asked(statement, name))
    last = answer
    return answer
  }

  async function asked(statement: string, name: string): Promise<boolean> {
    const client = await current
    const answer = await client?.query<{ done: boolean }>(statement, [name]).catch(() => undefined)
    return answer?.rows[0]?.done ?? true
  }

  return {
    lock: (name) => ask('select pg_try_advisory_lock(hashtextextended($1, 0)) as done', name),
    unlock: async (name) =>
      void (await ask('select pg_advisory_unlock(hashtextextended($1, 0)) as done', name)),
    close: async () => {
      closed = true
      const client = await current
      if (client) await farewell(client)
    },
  }
}
