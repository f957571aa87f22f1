/** What a transaction writes last. */
export type Closing = Statement | ClosingRow

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** A row of its own, which nothing else of the transaction needs. */
interface ClosingRow {
  /** `insert into`, and the columns. */
  readonly into: string
  readonly row: readonly unknown[]
}

/** Rows for the same columns go in one statement, after the others: reads that share a transaction each leave one. */
export function closingStatements(closing: readonly Closing[]): readonly Statement[] {
  const statements: Statement[] = []
  const rows = new Map<string, (readonly unknown[])[]>()
  for (const each of closing) {
    if ('text' in each) statements.push(each)
    else if (rows.has(each.into)) rows.get(each.into)!.push(each.row)
    else rows.set(each.into, [each.row])
  }
  return [...statements, ...[...rows].map(([into, values]) => insertion(into, values))]
}

const insertion = (into: string, rows: readonly (readonly unknown[])[]): Statement => {
  let place = 0
  const places = rows.map((row) => `(${row.map(() => `$${++place}`).join(', ')})`)
  return { text: `${into} values ${places.join(', ')}`, values: rows.flat() }
}
