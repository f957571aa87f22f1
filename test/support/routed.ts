/**
 * Tables by company that a statement asks without the company: neither by a value, nor by a list, nor by the company of
 * another part. Over several machines such a statement goes to all of them, or is refused.
 */
export function unnamedTables(text: string, tables: ReadonlySet<string>): readonly string[] {
  const plain = text
    .toLowerCase()
    .replace(/--[^\n]*/g, ' ')
    .replace(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"', '')
  return [...plain.matchAll(REFERENCE)].flatMap(({ 1: table, 2: alias, index }) => {
    if (!tables.has(table!)) return []
    const name = alias && !KEYWORDS.includes(alias) ? alias : table!
    const compared = new RegExp(`\\b${name}\\.company_id\\s*(=|in\\b)|=\\s*${name}\\.company_id\\b`)
    return compared.test(plain) || UNQUALIFIED.test(queryAt(plain, index)) ? [] : [table!]
  })
}

/** A table and the name that it is given; what is inserted into has the company among its columns. */
const REFERENCE = /\b(?:from|join|update|using)\s+([a-z_]\w*)(?:\s+(?:as\s+)?([a-z_]\w*))?/g
const UNQUALIFIED = /(^|[^.\w])company_id\s*(=|in\b)|using\s*\(company_id\b/
const KEYWORDS = 'where on set cross left join order group for limit using union returning offset'.split(' ')

/** From the parenthesis around the place to its end. */
const queryAt = (text: string, place: number): string =>
  text.slice(edge(text, place, -1) + 1, edge(text, place, 1))

function edge(text: string, from: number, step: 1 | -1): number {
  const [opens, closes] = step === 1 ? ['(', ')'] : [')', '(']
  let depth = 0
  for (let at = from; at >= 0 && at < text.length; at += step) {
    if (text[at] === opens) depth++
    if (text[at] === closes && depth-- === 0) return at
  }
  return step === 1 ? text.length : -1
}
