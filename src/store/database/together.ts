/**
 * Statements that do not need each other's answers, sent at once: the connection is pipelined, so Postgres goes on with
 * the next while this thread still reads the last answer. The first failure is the one that is thrown.
 */
export async function together<Asked extends Readonly<Record<string, Promise<unknown>>>>(
  asked: Asked,
): Promise<{ readonly [Name in keyof Asked]: Awaited<Asked[Name]> }> {
  const names = Object.keys(asked)
  const answers = await Promise.all(Object.values(asked))
  return Object.fromEntries(names.map((name, at) => [name, answers[at]])) as never
}
