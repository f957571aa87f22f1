/** Saves rows as a file that a spreadsheet opens. A cell that begins like a formula stays text. */
export function saveCsv(name: string, rows: readonly (readonly (string | number)[])[]): void {
  save(name, new Blob([rows.map((row) => row.map(cellOf).join(',')).join('\r\n')], { type: 'text/csv' }))
}

export function save(name: string, blob: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

export const saveText = (name: string, text: string): void =>
  save(name, new Blob([text], { type: 'text/plain' }))

export function saveBase64(name: string, base64: string, type: string): void {
  save(name, new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type }))
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
