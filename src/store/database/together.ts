/**
 * Statements that do not need each other's answers, sent at once: the connection is pipelined, so Postgres goes on with
 * the next while this thread still reads the last answer. The first failure is the one that is thrown.
 */
export async function together<Asked extends Readonly<Record<string, Promise<unknown>>>>(
  asked: Asked,
): Promise<{ readonly [Name in keyof Asked]: Awaited<Asked[Name]> }> {
  const names = Object.keys(asked)
  const answers = await allEnded(Object.values(asked))
  return Object.fromEntries(names.map((name, at) => [name, answers[at]])) as never
}

/**
 * Work on one connection, each piece in its place. Where one fails, it is thrown when the others have ended, too: none goes
 * on after the transaction is over, in whoever's the connection has by then.
 */
export async function allEnded<T>(pieces: readonly Promise<T>[]): Promise<readonly T[]> {
  const failures: unknown[] = []
  const ended = pieces.map((piece) => piece.catch((error: unknown) => void failures.push(error)))
  const answers = await Promise.all(ended)
  if (failures.length > 0) throw failures[0]
  return answers as readonly T[]
}
