/**
 * The statements of a file, in order, each without its semicolon. A database that is spread over machines takes one at a
 * time. Knows texts, names and bodies in quotes or dollars, comments, and functions whose body is `begin atomic … end`.
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
  return [...statements, current.trim()].filter((statement) => statement !== '')
}

/** What must not be looked into, words, and single characters. */
const PIECES =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1|begin\s+atomic\b|[a-z_]\w*|[\s\S]/gi
