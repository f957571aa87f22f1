import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { brakes } from '../../domain/access/limits.ts'
import { Problem } from '../../kernel/problem.ts'

/** Counts by address and by network, for all processes together, and says when it is too much. */
export interface SignInBrake {
  /** Counts one. Throws `TooMany` beyond the limit. */
  take(limit: keyof typeof brakes, who: string): Promise<void>
  /** Takes one back: what was right is not counted. */
  giveBack(limit: keyof typeof brakes, who: string): Promise<void>
}

/** Told to wait, whoever asks and whatever for. */
export class TooMany extends Problem {
  readonly seconds: number

  constructor(seconds: number) {
    super(429, `Too many tries; try again in ${words(seconds)}`)
    this.seconds = seconds
  }
}

const words = (seconds: number): string =>
  seconds > 60 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds)} seconds`

export function brakeOf(pool: pg.Pool, pepper: Buffer): SignInBrake {
  const closed = closedUntil()
  const keyOf = (limit: string, who: string) =>
    createHmac('sha256', pepper).update(`sign-in ${limit}\n${who}`).digest()
  return {
    async take(limit, who) {
      const key = keyOf(limit, who)
      const name = key.toString('base64')
      const left = closed.secondsLeft(name)
      if (left > 0) throw new TooMany(left)
      const { most, within } = brakes[limit]
      const { rows } = await pool.query<{ counted: number; left: number }>(TAKES, [key, within])
      if (rows[0]!.counted <= most) return
      closed.add(name, rows[0]!.left)
      throw new TooMany(rows[0]!.left)
    },
    async giveBack(limit, who) {
      await pool.query('update sign_in_count set counted = counted - 1 where key = $1 and counted > 0', [
        keyOf(limit, who),
      ])
    },
  }
}

const TAKES = `
  insert into sign_in_count (key, counted, ends_at) values ($1, 1, now() + make_interval(secs => $2))
  on conflict (key) do update set
    counted = case when sign_in_count.ends_at > now() then sign_in_count.counted + 1 else 1 end,
    ends_at = case when sign_in_count.ends_at > now() then sign_in_count.ends_at else excluded.ends_at end
  returning counted, extract(epoch from ends_at - now())::float8 as left`

const MOST = 10_000

/** Who was told to wait is told so again without a look at the database. */
function closedUntil() {
  const until = new Map<string, number>()
  return {
    secondsLeft: (name: string): number => ((until.get(name) ?? 0) - Date.now()) / 1000,
    add(name: string, seconds: number): void {
      until.set(name, Date.now() + seconds * 1000)
      if (until.size > MOST) until.delete(until.keys().next().value!)
    },
  }
}
