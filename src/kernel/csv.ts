/** RFC 4180: a field with a comma, a quote or a line break is quoted. */
export function csvText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const field = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
  return `${[head, ...rows].map((row) => row.map(field).join(',')).join('\r\n')}\r\n`
}

/** Words of people as a spreadsheet may see them: what begins like a formula would be run by it. */
export const plainCell = (words: string): string => (/^[=+\-@\t\r]/.test(words) ? `'${words}` : words)

/** Cents as a spreadsheet shows dollars: `$1,234.50`, `-12`, `-$12`, and `(12.00)`, which is -12. */
export function sheetCents(said: string): bigint | undefined {
  if (said.length > LONGEST_AMOUNT) return undefined
  const [, bare] = /^\((.*)\)$/.exec(said) ?? []
  const found = /^(-)?\$?(-)?(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/.exec(bare ?? said)
  if (!found) return undefined
  const [, before, after, whole, part = ''] = found
  const value = BigInt(whole!.replaceAll(',', '')) * 100n + BigInt(part.padEnd(2, '0'))
  return bare !== undefined || before || after ? -value : value
}

const LONGEST_AMOUNT = 40

/** Rows of cells. Quotes may hold commas and lines; semicolons and tabs part cells where the first line has them. */
export function readCsv(sheet: string): readonly (readonly string[])[] {
  // A spreadsheet may begin with the mark of its encoding.
  const text = sheet.replace(/^\uFEFF/, '')
  const [first = ''] = text.split('\n', 1)
  const comma = [';', '\t'].find((one) => first.includes(one) && !first.includes(',')) ?? ','
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!
    if (isQuoted && letter === '"' && text[at + 1] === '"') {
      cell += '"'
      at++
    } else if (letter === '"') isQuoted = !isQuoted
    else if (!isQuoted && (letter === comma || letter === '\n')) {
      rows.at(-1)!.push(cell.trim())
      cell = ''
      if (letter === '\n') rows.push([])
    } else cell += letter
  }
  rows.at(-1)!.push(cell.trim())
  return rows.filter((row) => row.some((one) => one !== ''))
}
