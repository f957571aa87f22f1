/** A row of a sheet, with the line of the file that it begins on. */
interface SheetRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** Cells of a sheet that was saved as text: apart by commas, semicolons or tabs, with quotes; empty rows are left out. */
export function cellsOf(text: string): readonly SheetRow[] {
  const body = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(body)
  const rows: SheetRow[] = []
  let [cells, cell, isQuoted, line, begun] = [[] as string[], '', false, 1, 1]
  const end = () => {
    cells.push(cell)
    if (cells.some((each) => each.trim() !== '')) rows.push({ line: begun, cells })
    ;[cells, cell] = [[], '']
  }
  for (let at = 0; at < body.length; at++) {
    const sign = body[at]!
    if (sign === '\n') line += 1
    if (isQuoted && sign === '"' && body[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted
    else if (isQuoted) cell += sign
    else if (sign === separator) {
      cells.push(cell)
      cell = ''
    } else if (sign === '\n') {
      end()
      begun = line
    } else if (sign !== '\r') cell += sign
  }
  end()
  return rows
}

/** The one that is met most. */
const separatorOf = (text: string): string => {
  const counts = [',', '\t', ';'].map((sign) => ({ sign, count: text.split(sign).length }))
  return counts.sort((a, b) => b.count - a.count)[0]!.sign
}
