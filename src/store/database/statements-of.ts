/**
 * The statements of a file, in order, each without its semicolon, and each change of a table by itself: a database that is
 * spread over machines takes one at a time, and no constraint beside another change. Knows texts, names and bodies in quotes
 * or dollars, comments, and functions whose body is `begin atomic … end`.
 */
export function statementsOf(sql: string): readonly string[] {
  const statements: string[] = []
  let [current, isBody] = ['', false]
  for (const [piece] of sql.matchAll(PIECES)) {
    if (piece.startsWith('--') || piece.startsWith('/*')) continue
    if (/^begin\s+atomic$/i.test(piece)) isBody = true
    if (piece === ';' && !(isBody && !/\bend\s*$/i.test(current))) {
      statements.push(current.trim())
      current = ''
      isBody = false
    } else current += piece
  }
  return [...statements, current.trim()].filter((statement) => statement !== '').flatMap(changesOfTable)
}

/** `alter table` with several changes, one after the other. */
function changesOfTable(statement: string): readonly string[] {
  const [head] = /^alter\s+table\s+(?:only\s+)?[\w".]+\s/i.exec(statement) ?? []
  if (head === undefined) return [statement]
  const changes = ['']
  let depth = 0
  for (const [piece] of statement.slice(head.length).matchAll(PIECES)) {
    depth += Number(piece === '(') - Number(piece === ')')
    if (piece === ',' && depth === 0) changes.push('')
    else changes[changes.length - 1] += piece
  }
  return changes.map((change) => head + change.trim())
}

/** What must not be looked into, words, and single characters. */
const PIECES =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1|begin\s+atomic\b|[a-z_]\w*|[\s\S]/gi
