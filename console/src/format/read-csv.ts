/** Rows of cells. Quotes may hold commas and lines; semicolons and tabs part cells where the first line has them. */
export function readCsv(text: string): readonly (readonly string[])[] {
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
