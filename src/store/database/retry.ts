/** Deadlock and serialization failure: the same work may succeed when tried again. */
export const isRetryable = (error: unknown): boolean =>
  ['40001', '40P01'].includes((error as { code?: string } | undefined)?.code ?? '')

/** Two met, as this service sees it: whatever was done is undone, and done again. */
export class GaveWay extends Error {
  readonly code = '40001'
}

/** Refused or lost, shutting down, starting up: the database may be there again in a moment. */
export function isAway(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  return /^(ECONN|ETIMEDOUT|ENOENT|EPIPE|57P0|08|timeout exceeded|Query read timeout|Connection terminated|Client has)/.test(
    code ?? message ?? '',
  )
}

const TRIES = 5

/** Two transactions met and one had to give way: it tries again, a moment later. */
export async function retried<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (!isRetryable(error) || tries === TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * tries))
    }
  }
}

/**
 * The constraint that an error names, as the schema does. That of a part of a table on another machine has a number after
 * it, and comes in the words of the error alone.
 */
export function constraintOf(error: unknown): string | undefined {
  const { constraint, message = '' } = error as { constraint?: string; message?: string }
  const named = constraint ?? /unique constraint "([^"]+)"/.exec(message)?.[1]
  return named?.replace(/_\d{6,}$/, '')
}

/** What is declared for the constraint. A name that is too long for its number is cut there, and has a hash at its end. */
export function declaredFor<T>(declared: Readonly<Record<string, T>>, error: unknown): T | undefined {
  const named = constraintOf(error) ?? ''
  const [, cut] = /^(.{40,})_[0-9a-f]{8}$/.exec(named) ?? []
  const name = Object.keys(declared).find((each) => each === named || (cut && each.startsWith(cut)))
  return name === undefined ? undefined : declared[name]
}
